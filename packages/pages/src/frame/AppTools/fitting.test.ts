import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitting } from './fitting.ts';

const bar = { gap: 20, room: 300, reserve: 60, others: false };

test('every entry is in the bar while there is space, and then there is no button', () => {
  expect(fitting([80, 80, 100], bar)).toBe(3);
  expect(fitting([], bar)).toBe(0);
});

test('one entry that does not fit leaves space for the button as well', () => {
  expect(fitting([80, 80, 102], bar)).toBe(2);
  expect(fitting([80, 100, 120], bar)).toBe(2);
  expect(fitting([80, 122, 120], bar)).toBe(1);
});

test('entries that are never in the bar need the button, whatever the space', () => {
  expect(fitting([80, 80, 100], { ...bar, others: true })).toBe(2);
  expect(fitting([80, 80], { ...bar, others: true })).toBe(2);
});

test('the entries in the bar are never wider than it, and one more would be', () => {
  const widths = fc.array(fc.integer({ min: 10, max: 200 }), { maxLength: 8 });
  const measures = fc.record({
    gap: fc.integer({ min: 0, max: 30 }),
    room: fc.integer({ min: 0, max: 900 }),
    reserve: fc.integer({ min: 0, max: 90 }),
    others: fc.boolean(),
  });
  fc.assert(
    fc.property(widths, measures, (given, measure) => {
      const { gap, room, reserve, others } = measure;
      const count = fitting(given, measure);
      const upTo = (end: number) => given.slice(0, end).reduce((sum, width) => sum + width + gap, 0);
      const all = count === given.length && !others;
      const used = all ? upTo(count) - gap : upTo(count) + reserve;
      const fits = count === 0 || used <= room + 1;
      const oneMoreWould = count < given.length && upTo(count + 1) + reserve <= room + 1;
      expect([fits, oneMoreWould]).toEqual([true, false]);
    }),
    { seed: 8, numRuns: 300 },
  );
});
