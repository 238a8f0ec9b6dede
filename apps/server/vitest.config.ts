import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/prepare.ts'],
    testTimeout: 20_000,
    hookTimeout: 40_000,
    // Each worker has a database in memory; a small machine has enough memory for two of them.
    maxWorkers: 2,
  },
});
