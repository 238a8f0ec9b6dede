import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
  // The limit is longer than usual, because some tests start the tool itself several times.
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
