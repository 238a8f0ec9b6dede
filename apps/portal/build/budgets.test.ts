import { expect, it } from 'vitest';
import { overBudget } from './budgets.ts';

const cost = (path: string, js: number, css: number) => ({
  path,
  jsGzip: js * 1024,
  cssGzip: css * 1024,
  requests: 1,
  files: {},
});

it('names every address that costs more than its visitors were promised, and only those', () => {
  expect(
    overBudget([cost('/login', 100, 10), cost('/home', 135, 10), cost('/course/study', 150, 10)]),
  ).toEqual([]);
  expect(overBudget([cost('/login', 100.1, 9), cost('/home', 134, 10.1)])).toEqual([
    '/login: 100.1 of 100 KiB of scripts',
    '/home: 10.1 of 10 KiB of style sheets',
  ]);
});
