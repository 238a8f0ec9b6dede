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
])('%d functions are in %d columns on a phone, and no row is half empty', (count, columns) => {
  expect(narrowColumns(count)).toBe(columns);
  const missing = (columns - (count % columns)) % columns;
  expect(missing).toBeLessThanOrEqual(columns / 2);
});

test('for no function there is a column all the same, because the skeleton asks before the number is known', () => {
  expect(narrowColumns(0)).toBe(1);
});

test('the usual words of a company are not broken, and only a word that no phone has space for may be', () => {
  for (const name of ['Questionnaires', 'New colleagues', '合规与信息安全培训中心全部课程列表']) {
    expect(hasLongWord(name)).toBe(false);
  }
  expect(hasLongWord('Weiterbildungsangebote')).toBe(true);
});
