import type { Locale } from '@stoa/domain';

/** Chooses the language of what people have written, in the data of stories and tests. */
export const wordsIn =
  (locale: Locale) =>
  (chinese: string, english: string): string =>
    locale === 'en' ? english : chinese;
