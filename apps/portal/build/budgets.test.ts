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

it('names every file that costs more than its budget, and no other', () => {
  expect(
    overBudget([cost('/login', 108, 12), cost('/home', 143, 12), cost('/course/study', 160, 12)], page(1)),
  ).toEqual([]);
  expect(overBudget([cost('/login', 108.1, 9), cost('/home', 142, 12.1)], page(99))).toEqual([
    '/login: scripts 108.1 of 108 KiB',
    '/home: style sheets 12.1 of 12 KiB',
    expect.stringMatching(/^index\.html 99\.0 of [\d.]+ KiB$/),
    expect.stringMatching(/^index\.html, up to the first paint 49\.5 of [\d.]+ KiB$/),
  ]);
});
