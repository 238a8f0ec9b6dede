import { expect, test } from 'vitest';
import { hasLongWord, narrowColumns } from './functionColumns.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [10, 4],
])('%d functions stand in %d columns on a phone, and no row is half empty', (count, columns) => {
  expect(narrowColumns(count)).toBe(columns);
  const missing = (columns - (count % columns)) % columns;
  expect(missing).toBeLessThanOrEqual(columns / 2);
});

test('no function has a column all the same, as the skeleton asks before it is known', () => {
  expect(narrowColumns(0)).toBe(1);
});

test('the usual words of a company stay whole, and one that no phone has room for may break', () => {
  for (const name of ['Questionnaires', 'New colleagues', '合规与信息安全培训中心全部课程列表']) {
    expect(hasLongWord(name)).toBe(false);
  }
  expect(hasLongWord('Weiterbildungsangebote')).toBe(true);
});
