import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortName } from '../Avatar/shortName.ts';
import { en } from '../locales/en.ts';
import { zhCN } from '../locales/zh-CN.ts';
import { pagesAround } from '../Pagination/pagesAround.ts';
import { percentOf } from '../ProgressBar/percentOf.ts';

const seed = 20_261_120;

test('a name in a circle is the part people are called by', () => {
  expect(shortName('林小满')).toBe('小满');
  expect(shortName('李雷')).toBe('李雷');
  expect(shortName('Lin Xiaoman')).toBe('LX');
  expect(shortName('admin')).toBe('AD');
  expect(shortName(' ')).toBe('');
});

test('100 % means finished and 0 % means not begun, whatever the figures', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (value, max) => {
      const percent = percentOf(value, max);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      if (max > 0 && value > 0 && value < max) expect(percent).toBeGreaterThan(0);
      if (max > 0 && value < max) expect(percent).toBeLessThan(100);
    }),
    { seed },
  );
});

test('pagination always offers the ends, the page in view and its neighbours, in order', () => {
  const page = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(page, page, (a, b) => {
      const [current, count] = [Math.min(a, b), Math.max(a, b)];
      const pages = pagesAround(current, count);
      const real = pages.filter((each) => each !== 0);
      expect(real).toEqual(real.toSorted((x, y) => x - y));
      expect(new Set(real).size).toBe(real.length);
      for (const wanted of [1, current - 1, current, current + 1, count]) {
        if (wanted >= 1 && wanted <= count) expect(real).toContain(wanted);
      }
    }),
    { seed },
  );
});

test('both languages say everything, and neither says it with nothing', () => {
  const leaves = (tree: object, path = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) => {
      if (typeof value === 'object' && value !== null) return leaves(value, `${path}${key}.`);
      if (typeof value === 'string') expect(value.trim(), `${path}${key}`).not.toBe('');
      return [`${path}${key}`];
    });
  expect(leaves(en)).toEqual(leaves(zhCN));
});
