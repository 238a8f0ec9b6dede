import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageFrom, pageOf, rangeOf } from './page.ts';

test('without parameters a page is the first with 20 rows', () => {
  expect(rangeOf({})).toEqual({ limit: 20, offset: 0 });
  expect(pageOf([], 41, {})).toEqual({ list: [], total: 41, pageNo: 1, pageSize: 20, pages: 3 });
});

test('the pages of a list are together the list, each row once, and the page after the last is empty', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 100 }),
      (all, pageSize) => {
        const { pages, total } = pageFrom(all, { pageSize });
        const found = Array.from(
          { length: pages },
          (_, index) => pageFrom(all, { pageNo: index + 1, pageSize }).list,
        );
        expect(found.flat()).toEqual(all);
        expect(found.every((list) => list.length > 0)).toBe(true);
        expect(total).toBe(all.length);
        expect(pageFrom(all, { pageNo: pages + 1, pageSize }).list).toEqual([]);
      },
    ),
    { seed: 20_260_310, numRuns: 200 },
  );
});
