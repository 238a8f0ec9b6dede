import type { SearchResult } from '@stoa/api/contract/search';
import type { Locale } from '@stoa/domain';
import { countBefore } from '../../common/countBefore.ts';
import type { FindTranslate } from '../words/index.ts';

/** The numbers of a found person or topic in words; zeros are left out. */
export function countsIn(
  { courseNum = 0, fansNum = 0 }: Pick<SearchResult, 'courseNum' | 'fansNum'>,
  t: FindTranslate,
  locale: Locale,
): string[] {
  const said = (key: 'courses' | 'fans', total: number) =>
    // Spaces inside a fact do not break, so that lines break only between facts.
    total > 0
      ? [t(`search.${key}`, { total, count: countBefore(total, locale) }).replaceAll(' ', '\u00A0')]
      : [];
  return [...said('courses', courseNum), ...said('fans', fansNum)];
}

/** Suggested keywords, without the current one and without those that are shown already. */
export const wordsBeside = (
  keyword: string,
  words: readonly string[],
  most: number,
  told: readonly string[] = [],
): string[] => {
  const known = new Set([keyword, ...told].map((word) => word.toLowerCase()));
  return words.filter((word) => !known.has(word.toLowerCase())).slice(0, most);
};
