import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { boundsFor, dateOf, dayAfter, heatmapKeys, layOut, stepOf } from './model.ts';

const seed = 20_261_121;
const moves = [...new Set(heatmapKeys.map(({ does }) => does))];
const bounds = boundsFor([100]);
const day = (at: number) => dateOf(Date.UTC(2024, 0, 1 + at));
const year = layOut('2026-01-01', '2026-12-31', [{ date: '2026-02-03', value: 60 }], 1, bounds);

test('a year has all its days, in weeks that begin on the right day', () => {
  expect(year.days).toHaveLength(365);
  // 1 January 2026 is a Thursday: three places after Monday, four after Sunday.
  expect(year.lead).toBe(3);
  expect(layOut('2026-01-01', '2026-01-31', [], 0, bounds).lead).toBe(4);
  expect(year.weeks).toBe(53);
  expect(year.days.find(({ date }) => date === '2026-02-03')).toMatchObject({ value: 60, step: 3 });
});

test('months take up all columns without a gap', () => {
  assert(
    property(integer({ min: 0, max: 3000 }), integer({ min: 1, max: 366 }), (from, length) => {
      const { months, weeks, days } = layOut(day(from), day(from + length - 1), [], 1, bounds);
      expect(days).toHaveLength(length);
      expect(months.reduce((sum, month) => sum + month.weeks, months[0]?.week ?? 0)).toBe(weeks);
    }),
    { seed },
  );
});

test('nothing is step 0, something is at least 1, and more is never a lower step', () => {
  assert(
    property(array(integer({ min: 0, max: 10_000 }), { minLength: 1 }), (values) => {
      const own = boundsFor(values);
      expect(own).toEqual([...own].toSorted((a, b) => a - b));
      const steps = values.toSorted((a, b) => a - b).map((value) => stepOf(value, own));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      for (const value of values) expect(stepOf(value, own) > 0).toBe(value > 0);
    }),
    { seed },
  );
});

test('the limits of the steps are whole numbers for the legend', () => {
  expect(boundsFor([97]).slice(1)).toEqual([25, 50, 75]);
  expect(boundsFor([8]).slice(1)).toEqual([2, 4, 6]);
  expect(boundsFor([]).slice(1)).toEqual([1, 2, 3]);
});

test('a month before the last of March is the last of February', () => {
  const from = year.days.findIndex(({ date }) => date === '2026-03-31');
  expect(year.days[dayAfter('previousMonth', from, year.days)]?.date).toBe('2026-02-28');
});

test('no move leaves the calendar', () => {
  assert(
    property(integer({ min: 0, max: 364 }), constantFrom(...moves), (at, move) => {
      expect(year.days[dayAfter(move, at, year.days)]).toBeDefined();
    }),
    { seed },
  );
});
