import { array, assert, constantFrom, double, integer, property, record, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { pngHead } from './fixtures.ts';
import {
  cropAfter,
  cropKeys,
  isLargeEnough,
  mostZoom,
  movedBy,
  placeOf,
  wholeCrop,
  zoomedTo,
  zoomOf,
  type Crop,
  type CropBounds,
} from './model.ts';
import { pixelSizeOf } from './pixelSize.ts';

const seed = 20_261_121;
const length = integer({ min: 1, max: 9000 });
const size = record({ width: length, height: length });
const move = constantFrom(...cropKeys.map(({ does }) => does));

/** Tolerance for sums of fractions: a millionth of a pixel. */
const grain = 1e-6;
const isInside = ({ x, y, width, height }: Crop, { picture }: CropBounds) =>
  x >= 0 && y >= 0 && x + width <= picture.width + grain && y + height <= picture.height + grain;

test('whatever is pressed and dragged, the crop is inside the picture, in proportion, and has enough pixels', () => {
  assert(
    property(
      size,
      size,
      array(
        record({
          move,
          x: double({ noNaN: true }),
          y: double({ noNaN: true }),
          zoom: double({ noNaN: true }),
        }),
        { maxLength: 12 },
      ),
      (picture, smallest, hands) => {
        const bounds = { picture, smallest };
        const aspect = smallest.width / smallest.height;
        let crop = wholeCrop(bounds);
        for (const hand of hands) {
          crop = cropAfter(crop, hand.move, bounds);
          crop = movedBy(crop, hand.x, hand.y, bounds);
          crop = zoomedTo(crop, hand.zoom, bounds);
          expect(isInside(crop, bounds)).toBe(true);
          expect(crop.width / crop.height / aspect).toBeCloseTo(1, 6);
          expect(crop.width + grain >= Math.min(smallest.width, wholeCrop(bounds).width)).toBe(true);
          expect(zoomOf(crop, bounds)).toBeGreaterThanOrEqual(1 - grain);
          expect(zoomOf(crop, bounds)).toBeLessThanOrEqual(mostZoom(bounds) + grain);
        }
      },
    ),
    { seed },
  );
});

test('a picture is large enough if its whole crop is', () => {
  assert(
    property(size, size, (picture, smallest) => {
      const whole = wholeCrop({ picture, smallest });
      const enough = whole.width + grain >= smallest.width && whole.height + grain >= smallest.height;
      expect(isLargeEnough({ picture, smallest })).toBe(enough);
    }),
    { seed },
  );
});

const bounds = { picture: { width: 1000, height: 500 }, smallest: { width: 100, height: 100 } };

test('begins with the largest crop that fits, in the middle', () => {
  expect(wholeCrop(bounds)).toEqual({ x: 250, y: 0, width: 500, height: 500 });
});

test('arrows move the picture: to its right the crop goes left, with Shift five times as far', () => {
  const crop = wholeCrop(bounds);
  expect(cropAfter(crop, 'right', bounds).x).toBe(240);
  expect(cropAfter(crop, 'left', bounds).x).toBe(260);
  expect(cropAfter(crop, 'farRight', bounds).x).toBe(200);
  expect(cropAfter(crop, 'up', bounds).y).toBe(0);
});

test('zooms around the middle as far as the edge allows it, and back to the whole picture', () => {
  const near = zoomedTo(wholeCrop(bounds), 2, bounds);
  expect(near).toEqual({ x: 375, y: 125, width: 250, height: 250 });
  const corner = movedBy(near, -9999, -9999, bounds);
  expect(zoomedTo(corner, 1, bounds)).toEqual({ x: 0, y: 0, width: 500, height: 500 });
  expect(cropAfter(corner, 'whole', bounds)).toEqual(wholeCrop(bounds));
  expect(placeOf(corner, bounds)).toEqual({ across: 13, down: 25, zoom: 200 });
});

test('reads the size of a png and of a jpeg from their first bytes, and of nothing else', () => {
  expect(pixelSizeOf(pngHead(30_000, 20_000))).toEqual({ width: 30_000, height: 20_000 });
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 0, 0];
  expect(pixelSizeOf(new DataView(Uint8Array.from(jpeg).buffer))).toEqual({ width: 0x304, height: 0x102 });
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(pixelSizeOf(new DataView(svg.buffer))).toBeUndefined();
});

test('reading a size never fails and always ends, whatever the bytes are', () => {
  assert(
    property(uint8Array({ maxLength: 200 }), (bytes) => {
      const found = pixelSizeOf(new DataView(Uint8Array.from([0xff, 0xd8, ...bytes]).buffer));
      expect(found === undefined || (found.width >= 0 && found.height >= 0)).toBe(true);
    }),
    { seed },
  );
});
