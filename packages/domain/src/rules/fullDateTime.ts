import type { Locale } from '../constants.ts';
import { dateLocale } from './dateLocale.ts';

// Formatters are kept, because making one takes longer than formatting a page of dates.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: Locale, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone ?? ''}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateLocale(locale), {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  formatters.set(key, made);
  return made;
}

/**
 * Date and time in full in the reader's language, for the tooltip beside the short form, in the browser's own
 * time zone unless another is given; the zone's name is not shown. A number that is not a valid time gives
 * '–', and so does 0.
 */
export function formatFullDateTime(time: number, locale: Locale, timeZone?: string): string {
  // A Date is invalid beyond this number of milliseconds, and Intl throws on it.
  return time !== 0 && Math.abs(time) <= 8.64e15 ? formatterOf(locale, timeZone).format(time) : '–';
}
