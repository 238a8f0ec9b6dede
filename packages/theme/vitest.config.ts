import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
  resolve: { conditions: ['@stoa/source'] },
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
});
