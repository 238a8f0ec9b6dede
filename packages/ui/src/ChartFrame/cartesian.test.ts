import { expect, test } from 'vitest';
import charts from '../locales/zh-CN/charts.ts';
import { axesOf, decalOf } from './cartesian.ts';
import { markedSeries, readingAt, summaryOf, tableOf, type Figures } from './figures.ts';
import type { ChartTheme } from './theme.ts';

const theme: ChartTheme = {
  series: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'],
  surface: 'paper',
  ink: 'ink',
  muted: 'muted',
  line: { color: 'line', opacity: 1 },
  point: 'ink',
  strong: 'strong',
  font: 'sans',
  textSize: 12,
  rightToLeft: false,
  still: false,
};
const words = charts.chartFrame;
const figures: Figures = {
  categories: ['一月', '二月', '三月'],
  series: markedSeries([
    { key: 'mine', name: '我', values: [3, null, 9] },
    { key: 'team', name: '部门', values: [5, 5, 5] },
  ]),
  format: (value) => `${value} 小时`,
  words,
};

test('a point is announced with every series, also if one has no figure', () => {
  const { title, entries } = readingAt(figures, 1, 'line');
  expect(words.reading(title, entries)).toBe('二月：我 无数据，部门 5 小时');
});

test('the summary names highest and lowest, and only once a figure that never changes', () => {
  expect(summaryOf(figures, [{ name: '目标', value: 6 }])).toBe(
    '共 3 项。我最高 9 小时（三月），最低 3 小时（一月）；部门均为 5 小时；目标 6 小时。',
  );
  expect(summaryOf({ ...figures, series: [] })).toBe(words.allHidden);
});

test('figures beyond the categories are not announced', () => {
  expect(summaryOf({ ...figures, categories: ['一月'] })).toContain('我均为 3 小时');
});

test('the table has a row for each category and keeps figures for sorting', () => {
  const { headers, rows } = tableOf(figures, '月份');
  expect(headers).toEqual(['月份', '我', '部门']);
  expect(rows.map(({ name, cells }) => [name, ...cells.map(({ value }) => value)])).toEqual([
    ['一月', 3, 5],
    ['二月', null, 5],
    ['三月', 9, 5],
  ]);
});

test('a share is never shown as 0 % or 100 % if it is neither', () => {
  const { percent } = charts.donutChart;
  expect([0, 0.000_01, 0.284, 0.999_99, 1].map(percent)).toEqual(['0%', '<0.1%', '28.4%', '>99.9%', '100%']);
});

test('time runs with the reading direction, and the axis of figures is at its start', () => {
  const wish = { categories: ['a'], format: String, spaced: true };
  expect(axesOf(theme, wish)).toMatchObject({ xAxis: { inverse: false }, yAxis: { position: 'left' } });
  expect(axesOf({ ...theme, rightToLeft: true }, wish)).toMatchObject({
    xAxis: { inverse: true },
    yAxis: { position: 'right' },
  });
});

test('patterns are in the colour of the paper, so that they are as clear as the area itself', () => {
  expect(decalOf(theme, 0)).toBeUndefined();
  expect(decalOf(theme, 1)).toMatchObject({ color: 'paper' });
});
