import { defaultLocale } from '@stoa/domain';
import type { Locale } from '@stoa/domain';
import type { Localised } from '../db/schema/index.ts';

export type { Locale } from '@stoa/domain';

/** The offered language that the `Accept-Language` header prefers. */
export function localeFrom(header: string | undefined): Locale {
  if (header === undefined) return defaultLocale;
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, q }) => q > 0 && (/^zh\b/.test(tag) || /^en\b/.test(tag)))
    .toSorted((one, other) => other.q - one.q)[0];
  if (wanted === undefined) return defaultLocale;
  return wanted.tag.startsWith('en') ? 'en' : 'zh-CN';
}

/** Text in the caller's language, else in Chinese. */
export const textIn = (locale: Locale, text: Localised): string => (locale === 'en' && text.en) || text.zh;
