import { expect, test } from 'vitest';
import { cellsWith, columnsOf, isFigure } from './model.ts';

const rows = [['门店', '销售额'], ['人民路店', '12,800.50'], ['滨江店'], ['人民广场店', '9,900', '备注']];

test('a sheet is as wide as its longest row', () => {
  expect(columnsOf(rows)).toBe(3);
  expect(columnsOf([])).toBe(0);
});

test('cells are found row by row', () => {
  expect(cellsWith(rows, '人民')).toEqual([
    { row: 1, column: 0 },
    { row: 3, column: 0 },
  ]);
  expect(cellsWith(rows, '')).toEqual([]);
});

test('distinguishes numbers from words', () => {
  expect(['12,800.50', '-3', '98%', '¥20'].every(isFigure)).toBe(true);
  expect(['3 月', '2026-11-21', '', 'A1'].some(isFigure)).toBe(false);
});
