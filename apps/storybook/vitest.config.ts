import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A test compiles all sources of the components, which takes seconds on a machine that is busy with other
  // work.
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
});
