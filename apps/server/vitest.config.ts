import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/prepare.ts'],
    testTimeout: 20_000,
    hookTimeout: 40_000,
    // Each worker holds a database in memory; two are what a small machine can carry.
    maxWorkers: 2,
  },
});
