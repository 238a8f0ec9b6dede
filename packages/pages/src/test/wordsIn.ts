import type { Locale } from '@stoa/domain';

/** Chooses the language of texts that people have written, in the data of stories and tests. */
export const wordsIn =
  (locale: Locale) =>
  (chinese: string, english: string): string =>
    locale === 'en' ? english : chinese;
