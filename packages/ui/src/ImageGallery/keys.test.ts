import { assert, array, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { galleryKeys, lookAfter, zooms } from './keys.ts';

const moves = galleryKeys.map(({ does }) => does);

test('another picture begins at its whole size, and the last one stays', () => {
  expect(lookAfter({ at: 0, zoom: 2 }, 'next', 3)).toEqual({ at: 1, zoom: 1 });
  expect(lookAfter({ at: 2, zoom: 2 }, 'next', 3)).toEqual({ at: 2, zoom: 2 });
});

test('whatever is pressed, a picture that exists is shown in a size that exists', () => {
  assert(
    property(array(constantFrom(...moves)), integer({ min: 1, max: 9 }), (pressed, count) => {
      const end = pressed.reduce((look, move) => lookAfter(look, move, count), { at: 0, zoom: 1 });
      expect(end.at).toBeGreaterThanOrEqual(0);
      expect(end.at).toBeLessThan(count);
      expect(zooms).toContain(end.zoom);
    }),
    { seed: 20_261_121 },
  );
});
