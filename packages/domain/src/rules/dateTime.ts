import type { Locale } from '../constants.ts';

export interface DateTimeOptions {
  /** The present, in epoch milliseconds; the caller owns the clock. */
  now: number;
  /** IANA name; the browser's own zone without it. */
  timeZone?: string | undefined;
}

// A formatter takes longer to make than a page of dates takes to write.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const known = formatters.get(key);
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

// Beyond this a Date is invalid and Intl throws.
const isTime = (time: number): boolean => Math.abs(time) <= 8.64e15;

function partsOf(time: number, timeZone: string | undefined) {
  const formatter = formatterOf(
    `parts ${timeZone ?? ''}`,
    () =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      }),
  );
  const parts = formatter.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    year: part('year').padStart(4, '0'),
    day: `${part('month')}-${part('day')}`,
    clock: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * Today 'HH:mm', this year 'MM-DD HH:mm', else 'YYYY-MM-DD' (screens 0.7); the same in every language.
 * What is no time gives '–'.
 */
export function formatDateTime(time: number, { now, timeZone }: DateTimeOptions): string {
  if (!isTime(time) || !isTime(now)) return '–';
  const then = partsOf(time, timeZone);
  const present = partsOf(now, timeZone);
  if (then.year !== present.year) return `${then.year}-${then.day}`;
  return then.day === present.day ? then.clock : `${then.day} ${then.clock}`;
}

/** The whole moment in the reader's language, for the tooltip beside the short form. */
export function formatFullDateTime(time: number, locale: Locale, timeZone?: string): string {
  if (!isTime(time)) return '–';
  return formatterOf(
    `full ${locale} ${timeZone ?? ''}`,
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }),
  ).format(time);
}

export type DueUrgency = 'later' | 'soon' | 'overdue';

export interface DueState {
  state: DueUrgency;
  /** Whole days to, or past, the due time. */
  days: number;
  /** Whole hours beyond the days, 0 to 23. */
  hours: number;
}

const hourMs = 3_600_000;
/** Nearer than this is soon (screens 0.7, contract 5.2 `urgent`). */
const soonHours = 72;

/** What the due chip says: later, soon (72 h or less) or overdue, and by how much. */
export function dueState(dueTime: number, now: number): DueState {
  const hours = Math.floor(Math.abs(dueTime - now) / hourMs);
  const near = dueTime - now <= soonHours * hourMs ? 'soon' : 'later';
  return { state: now > dueTime ? 'overdue' : near, days: Math.floor(hours / 24), hours: hours % 24 };
}
