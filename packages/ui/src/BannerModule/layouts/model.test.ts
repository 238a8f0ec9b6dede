import { BannerLayout } from '@stoa/domain';
import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { arrangementOf, pagesOf, placesOf, visibleIn } from './model.ts';

const seed = 20_261_121;
const shelves = [
  BannerLayout.SixteenNineCarousel,
  BannerLayout.OneOneCarousel,
  BannerLayout.ThreeFourCarousel,
];

test('pages lose no picture, change no order and never have too many', () => {
  assert(
    property(array(integer(), { maxLength: 40 }), integer({ min: 1, max: 6 }), (items, places) => {
      const pages = pagesOf(items, places);
      expect(pages.flat()).toEqual(items);
      expect(pages.every((page) => page.length > 0 && page.length <= places)).toBe(true);
    }),
    { seed },
  );
});

test('a page with fewer pictures than places never leaves a gap beside the large one', () => {
  expect([1, 2, 3].map((count) => arrangementOf(BannerLayout.ThreePicture, count))).toEqual([
    'halves',
    'halves',
    'three',
  ]);
  expect([1, 2, 3, 4, 5].map((count) => arrangementOf(BannerLayout.FivePicture, count))).toEqual([
    'halves',
    'halves',
    'three',
    'quarters',
    'five',
  ]);
  expect([1, 4].map((count) => arrangementOf(BannerLayout.FourPicture, count))).toEqual([
    'quarters',
    'quarters',
  ]);
});

test('a narrower banner never shows more pictures', () => {
  assert(
    property(
      constantFrom(...shelves),
      integer({ min: 0, max: 2000 }),
      integer({ min: 0, max: 2000 }),
      (layout, a, b) => {
        const seen = visibleIn(Math.max(a, b), layout);
        expect(visibleIn(Math.min(a, b), layout)).toBeLessThanOrEqual(seen);
        expect(seen).toBeLessThanOrEqual(placesOf[layout]);
      },
    ),
    { seed },
  );
});
