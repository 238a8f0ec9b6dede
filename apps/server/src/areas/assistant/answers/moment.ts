import type { Locale } from '../../../http/locale.ts';

const formatters = new Map<Locale, Intl.DateTimeFormat>();

/** Day and minute as people write them, in Asia/Shanghai, the time zone in which all days are counted. */
export function momentOf(time: number, locale: Locale): string {
  const formatter =
    formatters.get(locale) ??
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'zh-CN', {
      timeZone: 'Asia/Shanghai',
      month: 'long',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  // The formatter is kept, because making one takes longer than writing all dates of an answer.
  formatters.set(locale, formatter);
  return formatter.format(time);
}
