import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { faultOf, formatNumber, parseNumber, stepFrom } from './model.ts';

const seed = 20_261_120;

test('understands what people type and paste, and distinguishes nothing from zero', () => {
  expect(parseNumber('12')).toBe(12);
  expect(parseNumber(' １２．５ ')).toBe(12.5);
  expect(parseNumber('1,234')).toBe(1234);
  expect(parseNumber('1，234')).toBe(1234);
  expect(parseNumber('−3')).toBe(-3);
  expect(parseNumber('.5')).toBe(0.5);
  expect(parseNumber('3。5')).toBe(3.5);
  expect(parseNumber('')).toBeNull();
  expect(parseNumber('0')).toBe(0);
  expect(parseNumber('十二')).toBeUndefined();
  expect(parseNumber('1e5')).toBeUndefined();
  expect(parseNumber('9'.repeat(400))).toBeUndefined();
});

test('writes a number so that it is read back as the same', () => {
  assert(
    property(
      integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      constantFrom(1, 10, 100),
      (whole, part) => {
        const value = whole / part;
        expect(parseNumber(formatNumber(value))).toBe(value);
      },
    ),
    { seed },
  );
});

test('steps keep to the grid and stay in range', () => {
  expect(stepFrom(0.1, 2, { step: 0.1 })).toBe(0.3);
  expect(stepFrom(7, 1, { step: 5 })).toBe(10);
  expect(stepFrom(7, -1, { step: 5 })).toBe(5);
  expect(stepFrom(null, 1, { step: 1, min: 3 })).toBe(3);
  assert(
    property(integer({ min: -50, max: 250 }), constantFrom(-10, -1, 1, 10), (value, steps) => {
      const next = stepFrom(value, steps, { min: 0, max: 200, step: 5 });
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(200);
      expect(next % 5).toBe(0);
    }),
    { seed },
  );
});

test('says what is wrong and corrects nothing by itself', () => {
  const bounds = { min: 1, max: 10, step: 1 };
  expect(faultOf(undefined, bounds)).toBe('notANumber');
  expect(faultOf(0, bounds)).toBe('tooSmall');
  expect(faultOf(11, bounds)).toBe('tooLarge');
  expect(faultOf(10, bounds)).toBeUndefined();
  expect(faultOf(null, bounds)).toBeUndefined();
});
