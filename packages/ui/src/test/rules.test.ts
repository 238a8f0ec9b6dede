import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { shortName } from '../Avatar/shortName.ts';
import { en } from '../locales/en.ts';
import { zhCN } from '../locales/zh-CN.ts';
import { pagesAround } from '../Pagination/pagesAround.ts';
import { percentOf } from '../ProgressBar/percentOf.ts';

const seed = 20_261_120;

test('the name in a circle is the part by which people are called', () => {
  expect(shortName('林小满')).toBe('小满');
  expect(shortName('李雷')).toBe('李雷');
  expect(shortName('Lin Xiaoman')).toBe('LX');
  expect(shortName('admin')).toBe('AD');
  expect(shortName(' ')).toBe('');
});

test('100 % means finished and 0 % means not begun, whatever the figures', () => {
  assert(
    property(double(), double(), (value, max) => {
      const percent = percentOf(value, max);
      const begun = max > 0 && value > 0;
      const finished = begun && value >= max;
      expect(Number.isInteger(percent)).toBe(true);
      expect({ begun: percent > 0, finished: percent >= 100 }).toEqual({ begun, finished });
    }),
    { seed },
  );
});

test('pagination always offers the ends, the page in view and its neighbours, in order', () => {
  const page = integer({ min: 1, max: 500 });
  assert(
    property(page, page, (a, b) => {
      const [current, count] = [Math.min(a, b), Math.max(a, b)];
      const pages = pagesAround(current, count);
      const real = pages.filter((each) => each !== 0);
      expect(real).toEqual(real.toSorted((x, y) => x - y));
      expect(new Set(real).size).toBe(real.length);
      const wanted = [1, current - 1, current, current + 1, count].filter(
        (each) => each >= 1 && each <= count,
      );
      expect(real).toEqual(expect.arrayContaining(wanted));
    }),
    { seed },
  );
});

test('both languages have all messages, and none is empty', () => {
  const leaves = (tree: object, path = ''): [string, unknown][] =>
    Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? leaves(value, `${path}${key}.`)
        : [[`${path}${key}`, value]],
    );
  const keysOf = (tree: object) => leaves(tree).map(([key]) => key);
  const silent = [zhCN, en].flatMap((tree) => leaves(tree).filter(([, value]) => value === ''));
  expect(keysOf(en)).toEqual(keysOf(zhCN));
  expect(silent).toEqual([]);
});
