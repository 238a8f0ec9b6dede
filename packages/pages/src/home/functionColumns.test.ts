import { expect, test } from 'vitest';
import { narrowColumns } from './functionColumns.ts';

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 5],
  [10, 5],
])('%d functions stand in %d columns on a phone, and no row is half empty', (count, columns) => {
  expect(narrowColumns(count)).toBe(columns);
  const missing = (columns - (count % columns)) % columns;
  if (count > 0) expect(missing).toBeLessThanOrEqual(columns / 2);
});
