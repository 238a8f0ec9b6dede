import type { SearchResult } from '@stoa/api/contract/search';
import { TargetKind } from '@stoa/domain';
import type { SearchRow } from '@stoa/ui/patterns/SearchPage';
import { leading, type Resolve } from '../../../common/hrefs.ts';
import { isSearchKind, type SearchKind } from './searchAddress.ts';

const people: readonly TargetKind[] = [TargetKind.Teacher, TargetKind.Lecturer, TargetKind.Mentor];

/** Rows that lead somewhere (decision 21). */
export const rowsOf = (results: readonly SearchResult[], resolve: Resolve): SearchRow[] =>
  leading(results, resolve).map(({ kind, target, title, summary, coverUrl, meta, href }) => ({
    key: `${kind} ${target.id ?? href}`,
    title,
    summary,
    href,
    picture: people.includes(kind) ? 'portrait' : 'cover',
    pictureUrl: coverUrl,
    seed: target.id ?? 0,
    facts: meta,
  }));

export interface KindCount {
  readonly kind: SearchKind;
  readonly count: number;
}

/** Kinds with something in them and a page to show it, in the server's order. */
export const countsOf = (
  counts: readonly { kind: TargetKind; count: number }[],
  resolve: Resolve,
): KindCount[] =>
  counts.flatMap(({ kind, count }) =>
    count > 0 && isSearchKind(kind) && resolve({ kind, id: 1 }) !== undefined ? [{ kind, count }] : [],
  );
