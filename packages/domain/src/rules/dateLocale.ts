import type { Locale } from '../constants.ts';

/**
 * The language to give to `Intl` for a date or a time. English dates put the day before the month and clocks
 * have 24 hours, as in all texts that are not written by `Intl`.
 */
export const dateLocale = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);
