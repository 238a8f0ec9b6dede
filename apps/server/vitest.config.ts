import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, slowest first. They begin first, because one that began last would keep one worker busy
 * while the other has nothing left to do.
 */
const slow = [
  'src/crash.test.ts',
  'src/test/matrix/matrix.test.ts',
  'src/pair.test.ts',
  'src/test/leaks/leaks.test.ts',
  'src/process.test.ts',
  'src/test/hostile.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = slow.findIndex((file) => moduleId.endsWith(file));
  return at === -1 ? slow.length : at;
};

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- This is the method of the sequencer, not of a list.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/prepare.ts'],
    // Many tests start processes of their own, which takes many seconds on a machine that is busy with other
    // work.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // Each worker has a database in memory; a small machine has enough memory for two of them.
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
  },
});
