import type { SearchAnswer } from '@stoa/api/contract/search';
import type { Resolve } from '../links/index.ts';
import { isSearchKind, type SearchKind } from './kinds.ts';

/** How many of a kind stand under its name, where several kinds are shown. */
export const firstOfKind = 3;

export interface KindCount {
  readonly kind: SearchKind;
  readonly count: number;
}

/** Kinds with something in them and a page to show it, in the server's order. */
export const countsOf = (counts: SearchAnswer['counts'], resolve: Resolve): KindCount[] =>
  counts.flatMap(({ kind, count }) =>
    count > 0 && isSearchKind(kind) && resolve({ kind, id: 1 }) !== undefined ? [{ kind, count }] : [],
  );
