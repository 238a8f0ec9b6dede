import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Without this, vitest leaves one processor idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Property tests take seconds on a machine that is busy with other work.
    testTimeout: 20_000,
  },
  resolve: { conditions: ['@stoa/source'] },
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
});
