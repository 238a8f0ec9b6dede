import type { DataOf } from '@stoa/api/contract/define';
import type { searchSuggest } from '@stoa/api/contract/search';

/** What the server offers to somebody who searches. */
export type SearchOffer = DataOf<typeof searchSuggest>;

/** Where words that a search may go on with come from. */
export type WordGroupKind = 'history' | 'suggestion' | 'hot';

/** Words of one origin. */
export interface WordGroup {
  kind: WordGroupKind;
  words: readonly string[];
}

/** What is offered, group after group; a word of the history stands there alone, where it can be forgotten. */
export function wordGroups(offer: SearchOffer | undefined): WordGroup[] {
  const { history = [], suggestions = [], hot = [] } = offer ?? {};
  const isNew = (word: string) => !history.includes(word);
  return [
    { kind: 'history', words: history },
    { kind: 'suggestion', words: suggestions.filter(isNew) },
    { kind: 'hot', words: hot.filter(isNew) },
  ];
}
