import type { Found } from './queries.ts';
import { closeness, isClose } from './words.ts';

const most = 8;

type Words = Pick<Found, 'title' | 'summary' | 'tags'>;

/** Title three times, tags twice, summary once (contract 8.14); 0 where none of them is close. */
export function scoreOf({ title, summary, tags }: Words, keyword: string, grams: readonly string[]): number {
  const parts = [
    { weight: 3, of: closeness(title, keyword, grams) },
    { weight: 2, of: Math.max(0, ...tags.map((tag) => closeness(tag, keyword, grams))) },
    { weight: 1, of: closeness(summary, keyword, grams) },
  ];
  return parts.reduce((sum, { weight, of }) => sum + (isClose(of) ? weight * of : 0), 0);
}

/** Titles and subjects that hold what was typed, the closest first, each once. */
export function rankSuggestions(
  found: readonly Pick<Found, 'title' | 'tags'>[],
  keyword: string,
  grams: readonly string[],
): string[] {
  const words = [...new Set(found.flatMap(({ title, tags }) => [title, ...tags]))];
  return words
    .map((word) => ({ word, close: closeness(word, keyword, grams) }))
    .filter(({ close }) => isClose(close))
    .toSorted((one, other) => other.close - one.close || one.word.length - other.word.length)
    .slice(0, most)
    .map(({ word }) => word);
}
