export { targetKindOf, targetOf } from './target.ts';
export type { PeopleTranslate } from './words/index.ts';
