import { CalendarDate } from '@internationalized/date';
import { assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { dayFault, movedDay, nearest, parseDay, weeksOf, written8601 } from './model.ts';

const seed = 20_261_120;
const days = record({
  year: integer({ min: 1900, max: 2100 }),
  month: integer({ min: 1, max: 12 }),
  day: integer({ min: 1, max: 31 }),
}).map(({ year, month, day }) => new CalendarDate(year, month, day));

test('understands the ways people write a day, and no day that does not exist', () => {
  for (const text of [
    '2026-11-21',
    '2026/11/21',
    '2026.11.21',
    '20261121',
    '2026年11月21日',
    '２０２６－１１－２１',
  ]) {
    expect(parseDay(text)?.toString()).toBe('2026-11-21');
  }
  expect(parseDay('2026-1-5')?.toString()).toBe('2026-01-05');
  expect(parseDay(' ')).toBeNull();
  expect(parseDay('2026-02-29')).toBeUndefined();
  expect(parseDay('2024-02-29')?.toString()).toBe('2024-02-29');
  expect(parseDay('2026-13-01')).toBeUndefined();
  expect(parseDay('下周一')).toBeUndefined();
});

test('what it writes is read back as the same day', () => {
  assert(
    property(days, (day) => {
      expect(parseDay(written8601(day))?.compare(day)).toBe(0);
    }),
    { seed },
  );
});

test('says why a day is not accepted', () => {
  const bounds = {
    min: '2026-11-10',
    max: '2026-11-30',
    isDayDisabled: (day: string) => day === '2026-11-21',
  };
  expect(dayFault(undefined, bounds)).toBe('notADay');
  expect(dayFault(null, bounds)).toBeUndefined();
  expect(dayFault(new CalendarDate(2026, 11, 9), bounds)).toBe('tooEarly');
  expect(dayFault(new CalendarDate(2026, 12, 1), bounds)).toBe('tooLate');
  expect(dayFault(new CalendarDate(2026, 11, 21), bounds)).toBe('notAvailable');
  expect(dayFault(new CalendarDate(2026, 11, 30), bounds)).toBeUndefined();
});

test('a month consists of whole weeks with each of its days once, Monday first in Chinese', () => {
  expect(weeksOf(new CalendarDate(2026, 11, 21), 'zh-CN', 'mon')[0]?.[0]?.toString()).toBe('2026-10-26');
  expect(weeksOf(new CalendarDate(2026, 11, 21), 'en', 'sun')[0]?.[0]?.toString()).toBe('2026-11-01');
  assert(
    property(days, constantFrom<'mon' | 'sun'>('mon', 'sun'), (day, firstDay) => {
      const shown = weeksOf(day, 'zh-CN', firstDay).flat();
      const own = shown.filter((each) => each.month === day.month).map((each) => each.day);
      expect(shown.length % 7).toBe(0);
      expect(own).toEqual(own.map((_, at) => at + 1));
      expect(own).toContain(day.day);
    }),
    { seed },
  );
});

test('opposite moves lead back, and Home and End stay in the week', () => {
  const setting = record({
    locale: constantFrom('zh-CN', 'en'),
    firstDay: constantFrom<'mon' | 'sun'>('mon', 'sun'),
  });
  assert(
    property(days, setting, (day, how) => {
      expect(movedDay(movedDay(day, 'dayBefore', how), 'dayAfter', how).compare(day)).toBe(0);
      expect(movedDay(movedDay(day, 'weekAfter', how), 'weekBefore', how).compare(day)).toBe(0);
      const start = movedDay(day, 'weekStart', how);
      expect(movedDay(start, 'weekEnd', how).compare(start)).toBe(6);
      expect(movedDay(day, 'weekEnd', how).compare(day)).toBeGreaterThanOrEqual(0);
    }),
    { seed },
  );
  const how = { locale: 'zh-CN', firstDay: 'mon' } as const;
  expect(movedDay(new CalendarDate(2026, 1, 31), 'monthAfter', how).toString()).toBe('2026-02-28');
  expect(movedDay(new CalendarDate(2026, 1, 31), 'yearAfter', how).toString()).toBe('2027-01-31');
});

test('keys and opening stop at the limits', () => {
  const bounds = { min: '2026-11-10', max: '2026-11-30' };
  expect(nearest(new CalendarDate(2026, 1, 1), bounds).toString()).toBe('2026-11-10');
  expect(nearest(new CalendarDate(2027, 1, 1), bounds).toString()).toBe('2026-11-30');
  expect(nearest(new CalendarDate(2026, 11, 21), bounds).toString()).toBe('2026-11-21');
});
