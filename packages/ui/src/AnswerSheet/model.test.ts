import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { countsOf, moveIn, sheetKeys, sheetMap, sheetStates, statesIn, type SheetSection } from './model.ts';

const run = { seed: 20_261 };

/** Sections of the given sizes, whose questions are numbered continuously. */
function paper(sizes: readonly number[]): SheetSection[] {
  let number = 0;
  return sizes.map((size, at) => ({
    key: String(at),
    title: '',
    items: Array.from({ length: size }, () => {
      number += 1;
      return { number, state: 'unanswered' as const };
    }),
  }));
}

const sizes = array(integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 6 });
const columns = integer({ min: 1, max: 8 });
const moves = sheetKeys.map(({ does }) => does);

test('the grid contains every question once, in order, and no row is too wide', () => {
  assert(
    property(sizes, columns, (each, wide) => {
      const sections = paper(each);
      const map = sheetMap(sections, wide);
      expect(map.flat()).toEqual(sections.flatMap(({ items }) => items.map(({ number }) => number)));
      expect(map.every((row) => row.length > 0 && row.length <= wide)).toBe(true);
    }),
    run,
  );
});

test('no key leads out of the paper, and the keys forward and back lead to where one began', () => {
  assert(
    property(
      sizes,
      columns,
      constantFrom(...moves),
      integer({ min: 0, max: 200 }),
      (each, wide, move, at) => {
        const map = sheetMap(paper(each), wide);
        const all = map.flat();
        const from = all[at % Math.max(1, all.length)];
        if (from === undefined) return;
        expect(all).toContain(moveIn(map, from, move));
        const on = moveIn(map, from, 'next');
        expect(on === from ? from : moveIn(map, on, 'previous')).toBe(from);
      },
    ),
    run,
  );
});

test('down goes to the same column, or to the last of a shorter row', () => {
  const map = sheetMap(paper([8, 3]), 6);
  expect(map).toEqual([
    [1, 2, 3, 4, 5, 6],
    [7, 8],
    [9, 10, 11],
  ]);
  expect(moveIn(map, 2, 'below')).toBe(8);
  expect(moveIn(map, 6, 'below')).toBe(8);
  expect(moveIn(map, 11, 'below')).toBe(11);
  expect(moveIn(map, 2, 'above')).toBe(2);
  expect(moveIn(map, 5, 'rowStart')).toBe(1);
  expect(moveIn(map, 7, 'rowEnd')).toBe(8);
  expect(moveIn(map, 5, 'last')).toBe(11);
  expect(moveIn(map, 99, 'next')).toBe(99);
});

test('half an answer counts as not answered', () => {
  const sections: SheetSection[] = [
    {
      key: 'a',
      title: '',
      items: [
        { number: 1, state: 'half', flagged: true },
        { number: 2, state: 'answered' },
        { number: 3, state: 'unanswered' },
      ],
    },
  ];
  expect(countsOf(sections)).toEqual({ all: 3, done: 1, left: 2, flagged: 1 });
  expect(statesIn(sections)).toEqual(sheetStates.slice(0, 3));
});

test('a wrong question of a result counts as answered only if it has an answer', () => {
  const items = [
    { number: 1, state: 'right' as const },
    { number: 2, state: 'wrong' as const, answered: true },
    { number: 3, state: 'wrong' as const, answered: false },
  ];
  expect(countsOf([{ key: 'a', title: '', items }])).toMatchObject({ all: 3, done: 2, left: 1 });
});
