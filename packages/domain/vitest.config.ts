import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Without this, vitest leaves one processor idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Property tests take seconds on a machine that is busy with other work.
    testTimeout: 20_000,
    // Files share their modules, because no rule keeps anything and loading the modules anew for each file
    // costs more than the tests.
    isolate: false,
  },
});
