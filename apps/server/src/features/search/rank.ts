import type { Localised } from '../../db/schema/index.ts';
import type { Found } from './queries.ts';
import { closeness, isClose } from './words.ts';

const most = 8;

/** Title three times, tags twice, summary once (contract 8.14). */
export const weights = { title: 3, tags: 2, summary: 1 } as const;

/** In whichever language it is closer. */
export const closenessIn = ({ zh, en }: Localised, keyword: string, grams: readonly string[]): number =>
  Math.max(closeness(zh, keyword, grams), closeness(en, keyword, grams));

interface Words {
  readonly title: Localised;
  readonly summary: Localised;
  readonly tags: readonly Localised[];
}

/** What courses are given by the database, for what there is little of; 0 where nothing is close. */
export function scoreOf({ title, summary, tags }: Words, keyword: string, grams: readonly string[]): number {
  const parts = [
    { weight: weights.title, of: closenessIn(title, keyword, grams) },
    { weight: weights.tags, of: Math.max(0, ...tags.map((tag) => closenessIn(tag, keyword, grams))) },
    { weight: weights.summary, of: closenessIn(summary, keyword, grams) },
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
