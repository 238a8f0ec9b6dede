import type { Locale } from '../../../http/locale.ts';

const formatters = new Map<Locale, Intl.DateTimeFormat>();

/** Day and minute as people say them, in the zone that days count by (contract 1.3). */
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
  // A formatter takes longer to make than all dates of an answer take to write.
  formatters.set(locale, formatter);
  return formatter.format(time);
}
