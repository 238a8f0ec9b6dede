import type { DataOf } from '@stoa/api/contract/define';
import type { searchSuggest } from '@stoa/api/contract/search';

/** What the server offers to a person who searches. */
export type SearchOffer = DataOf<typeof searchSuggest>;

/** Where the suggested words of a group come from. */
export type WordGroupKind = 'history' | 'suggestion' | 'hot';

/** Suggested words of one origin. */
export interface WordGroup {
  kind: WordGroupKind;
  words: readonly string[];
}

/**
 * The suggested words in groups. A word of the history appears only in the history, where it can be deleted.
 */
export function wordGroups(offer: SearchOffer | undefined): WordGroup[] {
  const { history = [], suggestions = [], hot = [] } = offer ?? {};
  const isNew = (word: string) => !history.includes(word);
  return [
    { kind: 'history', words: history },
    { kind: 'suggestion', words: suggestions.filter(isNew) },
    { kind: 'hot', words: hot.filter(isNew) },
  ];
}
