import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['{src,reference}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
    // Without this, vitest leaves one processor idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Property tests take seconds on a machine that is busy with other work.
    testTimeout: 20_000,
  },
});
