import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { alignments, placeBeside, screenSide, sides, windowMargin } from './placement.ts';

const window = { width: 1000, height: 700 };
const panel = { width: 200, height: 100 };
const anchor = { x: 400, y: 300, width: 80, height: 36 };
const wish = { side: 'bottom', align: 'start', gap: 4, rtl: false } as const;

test('is placed on the wanted side and aligned as wanted, mirrored in right-to-left pages', () => {
  expect(placeBeside(anchor, panel, window, wish)).toMatchObject({ x: 400, y: 340 });
  expect(placeBeside(anchor, panel, window, { ...wish, align: 'end' })).toMatchObject({ x: 280, y: 340 });
  expect(placeBeside(anchor, panel, window, { ...wish, rtl: true })).toMatchObject({ x: 280, y: 340 });
  expect(placeBeside(anchor, panel, window, { ...wish, side: 'top' })).toMatchObject({ x: 400, y: 196 });
  expect(placeBeside(anchor, panel, window, { ...wish, side: 'end' })).toMatchObject({ x: 484, y: 300 });
  expect(placeBeside(anchor, panel, window, { ...wish, side: 'end', rtl: true }).x).toBe(196);
});

test('the start of a line is on the right in right-to-left pages', () => {
  expect(sides.map((side) => screenSide(side, false))).toEqual(['bottom', 'top', 'left', 'right']);
  expect(sides.map((side) => screenSide(side, true))).toEqual(['bottom', 'top', 'right', 'left']);
});

test('changes sides only if there is more space', () => {
  const low = { ...anchor, y: 640 };
  expect(placeBeside(low, panel, window, wish).y).toBe(640 - 4 - 100);
  const tall = { width: 200, height: 900 };
  expect(placeBeside(anchor, tall, window, wish)).toMatchObject({ y: 340, room: 700 - 8 - 340 });
});

test('what fits the window is never outside of it and never over its anchor', () => {
  const box = record({
    x: integer({ min: 0, max: 900 }),
    y: integer({ min: 0, max: 640 }),
    width: integer({ min: 1, max: 100 }),
    height: integer({ min: 1, max: 60 }),
  });
  const size = record({ width: integer({ min: 10, max: 400 }), height: integer({ min: 10, max: 300 }) });
  const wishes = record({
    side: constantFrom(...sides),
    align: constantFrom(...alignments),
    gap: integer({ min: 0, max: 8 }),
    rtl: boolean(),
  });
  assert(
    property(box, size, wishes, (at, own, wished) => {
      const { x, y, room } = placeBeside(at, own, window, wished);
      const height = Math.min(own.height, room);
      expect(x).toBeGreaterThanOrEqual(windowMargin);
      expect(x + own.width).toBeLessThanOrEqual(window.width - windowMargin);
      expect(y).toBeGreaterThanOrEqual(windowMargin);
      expect(y + height).toBeLessThanOrEqual(window.height - windowMargin);
      const above = y + height <= at.y;
      const below = y >= at.y + at.height;
      expect(above || below || wished.side === 'start' || wished.side === 'end').toBe(true);
    }),
    { seed: 20_261_120 },
  );
});
