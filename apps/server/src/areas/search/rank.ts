import type { Localised } from '../../db/schema/index.ts';
import type { SearchCard } from '../../shared/search.ts';
import { closeness, isClose } from './words.ts';

const most = 8;

/** Weight of a match in the title, the subjects and the summary. */
export const weights = { title: 3, subjects: 2, summary: 1 } as const;

/** The closeness in the language that matches better. */
export const closenessIn = ({ zh, en }: Localised, keyword: string, grams: readonly string[]): number =>
  Math.max(closeness(zh, keyword, grams), closeness(en, keyword, grams));

/** Titles and subjects that contain what was typed, the best match first, each once. */
export function rankSuggestions(
  found: readonly Pick<SearchCard, 'title' | 'subjects'>[],
  keyword: string,
  grams: readonly string[],
): string[] {
  const words = [...new Set(found.flatMap(({ title, subjects }) => [title, ...subjects]))];
  return words
    .map((word) => ({ word, close: closeness(word, keyword, grams) }))
    .filter(({ close }) => isClose(close))
    .toSorted((one, other) => other.close - one.close || one.word.length - other.word.length)
    .slice(0, most)
    .map(({ word }) => word);
}
