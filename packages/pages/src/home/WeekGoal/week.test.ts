import { expect, test } from 'vitest';
import { weekOf } from './week.ts';

test('all seven days are shown, those to come empty, and today is the last that has a figure', () => {
  const { days, minutes } = weekOf({ goalMinutes: 0, daySeconds: [600, 0, 1200] });
  expect(days.map(({ state }) => state)).toEqual([
    'past',
    'past',
    'today',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ]);
  expect(days.map((day) => day.minutes)).toEqual([10, 0, 20, 0, 0, 0, 0]);
  expect(minutes).toBe(30);
});

test.each([
  [70, [600], false, 100],
  [70, [300], false, 50],
  [30, [1799], false, 100],
  [30, [900, 900], true, 100],
  [0, [36_000], false, 100],
])(
  'with a goal of %d minutes, after %j seconds: reached %s, Monday %d per cent',
  (goal, days, reached, monday) => {
    const week = weekOf({ goalMinutes: goal, daySeconds: days });
    expect(week.reached).toBe(reached);
    expect(week.days[0]?.share).toBe(monday);
  },
);
