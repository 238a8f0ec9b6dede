import { assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { matchesIn, neighbour } from './matches.ts';

const seed = 20_261_121;

test('finds every place, whatever the case', () => {
  expect(matchesIn('收银规范与收银台', '收银')).toEqual([0, 5]);
  expect(matchesIn('POS pos', ' Pos ')).toEqual([0, 4]);
  expect(matchesIn('啊啊啊', '啊啊')).toEqual([0]);
  expect(matchesIn('任何文字', '  ')).toEqual([]);
});

test('the found places contain the searched text', () => {
  assert(
    property(
      string({ unit: 'binary-ascii' }),
      string({ unit: 'binary-ascii', minLength: 1 }),
      (text, query) => {
        const wanted = query.trim().toLowerCase();
        for (const at of matchesIn(text, query)) {
          expect(text.toLowerCase().slice(at, at + wanted.length)).toBe(wanted);
        }
      },
    ),
    { seed },
  );
});

test('the place after the last is the first', () => {
  assert(
    property(integer({ min: 1, max: 99 }), (count) => {
      expect(neighbour(count - 1, 1, count)).toBe(0);
      expect(neighbour(0, -1, count)).toBe(count - 1);
    }),
    { seed },
  );
});
