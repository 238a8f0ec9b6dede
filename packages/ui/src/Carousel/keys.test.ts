import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { carouselKeys, moveOf, placeAfter } from './keys.ts';

const seed = 20_261_121;
const moves = carouselKeys.map(([, move]) => move);

test('arrows follow the reading direction, ends do not', () => {
  expect(moveOf('ArrowRight', false)).toBe('next');
  expect(moveOf('ArrowRight', true)).toBe('previous');
  expect(moveOf('ArrowLeft', true)).toBe('next');
  expect(moveOf('End', true)).toBe('last');
  expect(moveOf('a', false)).toBeUndefined();
});

test('every move ends at a place that exists, and going there and back changes nothing', () => {
  assert(
    property(
      constantFrom(...moves),
      integer({ min: 1, max: 40 }),
      integer({ min: 0, max: 39 }),
      (move, count, from) => {
        const at = from % count;
        const reached = placeAfter(move, at, count);
        expect(reached).toBeGreaterThanOrEqual(0);
        expect(reached).toBeLessThan(count);
        expect(placeAfter('previous', placeAfter('next', at, count), count)).toBe(at);
      },
    ),
    { seed },
  );
});
