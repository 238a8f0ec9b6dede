import { array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { fitFor, fittedWidth, hitsOn, pageInView, pageWithin, zoomAfter, zooms } from './model.ts';

const seed = 20_261_121;
const run = (text: string) => ({ text, x: 0, y: 0, width: 100, height: 10 });

test('finds words that are divided by a line break of the file', () => {
  const runs = [run('食品安'), run('全四十条')];
  const [hit, ...more] = hitsOn(3, runs, '安全');
  expect(more).toEqual([]);
  expect(hit?.page).toBe(3);
  expect(hit?.marks).toEqual([
    { run: runs[0], from: 2 / 3, to: 1 },
    { run: runs[1], from: 0, to: 1 / 4 },
  ]);
});

test('counts what it finds in a scanned page, without marking its place', () => {
  expect(hitsOn(1, '安全第一，安全至上', '安全')).toEqual([
    { page: 1, marks: [] },
    { page: 1, marks: [] },
  ]);
});

test('whatever is typed leads to a page that exists', () => {
  expect([Number.NaN, -4, 0, 2.4, 99].map((page) => pageWithin(page, 8))).toEqual([1, 1, 1, 2, 8]);
});

test('zoom goes in steps and stops at the ends', () => {
  expect(zoomAfter(100, 1)).toBe(125);
  expect(zoomAfter(100, -1)).toBe(75);
  expect(zoomAfter(zooms.at(-1) ?? 0, 1)).toBe(zooms.at(-1));
});

test('wherever one scrolls to, a page that exists is current', () => {
  const heights = array(integer({ min: 40, max: 900 }), { minLength: 1, maxLength: 20 });
  const places = record({ a: integer({ min: 0, max: 9000 }), b: integer({ min: 0, max: 9000 }) });
  assert(
    property(heights, places, (list, { a, b }) => {
      let top = 0;
      const pages = list.map((height) => {
        const page = { top, height };
        top += height + 16;
        return page;
      });
      const end = Math.max(0, top - 600);
      const [from, to] = [Math.min(a, b, end), Math.min(Math.max(a, b), end)];
      expect(pageInView(pages, to, 600)).toBeGreaterThanOrEqual(1);
      expect(pageInView(pages, from, 600)).toBeLessThanOrEqual(list.length);
    }),
    { seed },
  );
});

const portrait = { width: 210, height: 297 };
const slide = { width: 320, height: 180 };

test.each([
  ['a portrait page on a wide stage is seen whole', { width: 1000, height: 700 }, portrait, 'page', 494],
  ['a portrait page on a phone fills its width', { width: 340, height: 560 }, portrait, 'width', 340],
  ['a slide fills the width', { width: 1000, height: 700 }, slide, 'width', 1000],
] as const)('%s', (_title, view, page, fit, width) => {
  expect(fitFor(view, page)).toBe(fit);
  expect(fittedWidth(view, page, fit)).toBe(width);
});
