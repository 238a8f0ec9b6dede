import { CalendarDate, endOfMonth, startOfMonth, startOfWeek } from '@internationalized/date';
import type { KeyMap } from '../keyboard/keyMap.ts';

const written = [
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/,
  /^(\d{4})年(\d{1,2})月(\d{1,2})日?$/,
  /^(\d{4})(\d{2})(\d{2})$/,
] as const;

/**
 * Reads a date: `null` for empty text, `undefined` for text that is no date. It accepts 2026-11-21, the same
 * with slashes or points, 20261121, 2026年11月21日, and full-width digits of an input method.
 */
export function parseDay(text: string): CalendarDate | null | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('。', '.').replaceAll(/[–—−]/g, '-');
  if (plain === '') return null;
  for (const form of written) {
    const [, year, month, day] = (form.exec(plain) ?? []).map(Number);
    if (year === undefined || month === undefined || day === undefined) continue;
    const date = new CalendarDate(year, month, day);
    // `CalendarDate` turns the 31st of a shorter month into its last day; such text is refused.
    return date.year === year && date.month === month && date.day === day ? date : undefined;
  }
  return undefined;
}

/**
 * Whether a text can be a finished date. 2026-02-3 can still become 2026-02-30, so it counts only when the
 * field loses the focus.
 */
export const finished = (text: string): boolean => /^$|\d{2}$|日$/.test(text.normalize('NFKC').trim());

/** Reads a value as a day; `''` and invalid values give `undefined`. */
export const dayOf = (value: string): CalendarDate | undefined => parseDay(value) ?? undefined;

/** The day as YYYY-MM-DD, the form that fields show and forms send in every language. */
export const written8601 = (day: CalendarDate): string => day.toString();

export interface DayBounds {
  /** The first day allowed, as YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  /** Returns true for days that cannot be chosen, such as holidays or fully booked sessions. */
  isDayDisabled?: ((day: string) => boolean) | undefined;
}

export type DayFault = 'notADay' | 'tooEarly' | 'tooLate' | 'notAvailable';

/** What is wrong with a read date, if anything. Dates are never corrected silently. */
export function dayFault(day: CalendarDate | null | undefined, bounds: DayBounds): DayFault | undefined {
  if (day === undefined) return 'notADay';
  if (day === null) return undefined;
  const [min, max] = [dayOf(bounds.min ?? ''), dayOf(bounds.max ?? '')];
  if (min !== undefined && day.compare(min) < 0) return 'tooEarly';
  if (max !== undefined && day.compare(max) > 0) return 'tooLate';
  return bounds.isDayDisabled?.(written8601(day)) === true ? 'notAvailable' : undefined;
}

/** The weeks that a month touches, with seven days each, beginning on the given first day of the week. */
export function weeksOf(month: CalendarDate, locale: string, firstDay: 'mon' | 'sun'): CalendarDate[][] {
  const last = endOfMonth(month);
  const weeks: CalendarDate[][] = [];
  let day = startOfWeek(startOfMonth(month), locale, firstDay);
  while (day.compare(last) <= 0) {
    const from = day;
    weeks.push(Array.from({ length: 7 }, (_, at) => from.add({ days: at })));
    day = from.add({ weeks: 1 });
  }
  return weeks;
}

/** Keys of the field, in addition to those of any text field. */
export const dateFieldKeys = [
  { key: 'ArrowDown', does: 'openCalendar' },
  { key: 'Enter', does: 'settle' },
] as const satisfies KeyMap;

/** Keys of the calendar, as the ARIA Authoring Practices describe them for the grid of a date picker dialog. */
export const calendarKeys = [
  { key: 'ArrowLeft', does: 'dayBefore' },
  { key: 'ArrowRight', does: 'dayAfter' },
  { key: 'ArrowUp', does: 'weekBefore' },
  { key: 'ArrowDown', does: 'weekAfter' },
  { key: 'Home', does: 'weekStart' },
  { key: 'End', does: 'weekEnd' },
  { key: 'PageUp', shift: true, does: 'yearBefore' },
  { key: 'PageDown', shift: true, does: 'yearAfter' },
  { key: 'PageUp', does: 'monthBefore' },
  { key: 'PageDown', does: 'monthAfter' },
] as const satisfies KeyMap;
export type CalendarMove = (typeof calendarKeys)[number]['does'];

interface Setting {
  locale: string;
  firstDay: 'mon' | 'sun';
}

/** The day that a move leads to. From the 31st, a move by months leads to the last day of a shorter month. */
export function movedDay(day: CalendarDate, move: CalendarMove, setting: Setting): CalendarDate {
  const { locale, firstDay } = setting;
  switch (move) {
    case 'dayBefore':
      return day.subtract({ days: 1 });
    case 'dayAfter':
      return day.add({ days: 1 });
    case 'weekBefore':
      return day.subtract({ weeks: 1 });
    case 'weekAfter':
      return day.add({ weeks: 1 });
    case 'weekStart':
      return startOfWeek(day, locale, firstDay);
    case 'weekEnd':
      return startOfWeek(day, locale, firstDay).add({ days: 6 });
    case 'monthBefore':
      return day.subtract({ months: 1 });
    case 'monthAfter':
      return day.add({ months: 1 });
    case 'yearBefore':
      return day.subtract({ years: 1 });
    case 'yearAfter':
      return day.add({ years: 1 });
    default:
      return move satisfies never;
  }
}

/** The allowed day nearest to `day`: the calendar opens there, and its keys go no further. */
export function nearest(day: CalendarDate, { min, max }: DayBounds): CalendarDate {
  const [from, to] = [dayOf(min ?? ''), dayOf(max ?? '')];
  if (from !== undefined && day.compare(from) < 0) return from;
  if (to !== undefined && day.compare(to) > 0) return to;
  return day;
}

const atNoon = (day: CalendarDate) => new Date(Date.UTC(day.year, day.month - 1, day.day, 12));

/** Functions that write a day in a language: its full name, its month, its weekday. */
export const dayWords = (locale: string) => {
  const make = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: CalendarDate) => format.format(atNoon(day));
  };
  return {
    full: make({ dateStyle: 'full' }),
    month: make({ year: 'numeric', month: 'long' }),
    weekday: make({ weekday: 'long' }),
    weekdayShort: make({ weekday: 'narrow' }),
  };
};
