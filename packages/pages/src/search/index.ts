export { countsOf, firstOfKind, type KindCount } from './counts.ts';
export { isSearchKind, searchKinds, searchSorts, type SearchKind, type SearchSort } from './kinds.ts';
export type { FindTranslate } from './words/index.ts';
