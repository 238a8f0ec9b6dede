import { expect, test } from 'vitest';
import { chartColors, chartPatterns, markOf } from './marks.ts';

const places = Array.from({ length: chartColors ** 2 }, (_, at) => at);

test('no two of 36 series look alike, neither as lines nor as areas', () => {
  const marks = places.map(markOf);
  expect(new Set(marks.map(({ color, pattern }) => `${color} ${pattern}`)).size).toBe(places.length);
  expect(new Set(marks.map(({ color, dash }) => `${color} ${dash.join()}`)).size).toBe(places.length);
});

test('the first six differ without their colours', () => {
  const marks = places.slice(0, chartColors).map(markOf);
  expect(new Set(marks.map(({ pattern }) => pattern)).size).toBe(chartColors);
  expect(new Set(marks.map(({ dash }) => dash.join())).size).toBe(chartColors);
});

test('a series that is drawn with a pattern has one in the legend too', () => {
  for (const { decal, paths } of Object.values(chartPatterns)) expect(decal === 'none').toBe(paths === '');
});
