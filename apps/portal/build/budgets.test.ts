import { expect, it } from 'vitest';
import { overBudget } from './budgets.ts';

const cost = (path: string, js: number, css: number) => ({
  path,
  jsGzip: js * 1024,
  cssGzip: css * 1024,
  requests: 1,
  files: {},
});

const page = (whole: number) => ({ whole: whole * 1024, firstPaint: whole * 512 });

it('names everything that costs more than visitors were promised, and only that', () => {
  expect(
    overBudget([cost('/login', 100, 10), cost('/home', 135, 10), cost('/course/study', 150, 10)], page(1)),
  ).toEqual([]);
  expect(overBudget([cost('/login', 100.1, 9), cost('/home', 134, 10.1)], page(99))).toEqual([
    '/login: scripts 100.1 of 100 KiB',
    '/home: style sheets 10.1 of 10 KiB',
    expect.stringMatching(/^index\.html 99\.0 of [\d.]+ KiB$/),
    expect.stringMatching(/^index\.html, up to the first paint 49\.5 of [\d.]+ KiB$/),
  ]);
});
