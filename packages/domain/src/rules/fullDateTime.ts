import type { Locale } from '../constants.ts';

// A formatter takes longer to make than a page of dates takes to write.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: Locale, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone ?? ''}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  formatters.set(key, made);
  return made;
}

/**
 * The whole moment in the reader's language, for the tooltip beside the short form; in the browser's own zone
 * without the name of one. What is no time gives '–'.
 */
export function formatFullDateTime(time: number, locale: Locale, timeZone?: string): string {
  // Beyond this a Date is invalid and Intl throws.
  return Math.abs(time) <= 8.64e15 ? formatterOf(locale, timeZone).format(time) : '–';
}
