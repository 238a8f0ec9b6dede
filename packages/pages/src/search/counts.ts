import type { SearchAnswer } from '@stoa/api/contract/search';
import type { Resolve } from '../links/index.ts';
import { isSearchKind, type SearchKind } from './kinds.ts';

/** How many results of a kind are shown where several kinds are shown. */
export const firstOfKind = 3;

export interface KindCount {
  readonly kind: SearchKind;
  readonly count: number;
}

/** Kinds with results and a page to show them, in the server's order. */
export const countsOf = (counts: SearchAnswer['counts'], resolve: Resolve): KindCount[] =>
  counts.flatMap(({ kind, count }) =>
    count > 0 && isSearchKind(kind) && resolve({ kind, id: 1 }) !== undefined ? [{ kind, count }] : [],
  );
