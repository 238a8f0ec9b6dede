import type { ModuleItem } from '@stoa/api/contract/home';
import type { HomeModuleKind } from '@stoa/domain';
import type { Viewer } from '../areas/course/rules.ts';
import type { SessionContext } from '../http/handle.ts';
import type { Area } from './area.ts';

/** What a company has set up for a section of its home page. */
export interface WantedModule {
  readonly kind: HomeModuleKind;
  /** Which of the area's things: each area names the words that it reads, and passes over all others. */
  readonly query: Readonly<Record<string, string>>;
  /** So many entries at most. */
  readonly limit: number;
}

/** How an area fills sections of the home page with what it holds now. */
export interface HomeModuleSource {
  /** Kinds of section that the area fills; no other area may name them. */
  readonly kinds: readonly HomeModuleKind[];
  /** The entries that this person may see, as they are now, with as many statements for many as for one. */
  readonly itemsOf: (
    context: SessionContext,
    viewer: Viewer,
    wanted: WantedModule,
  ) => Promise<readonly ModuleItem[]>;
}

/** Who fills a section of this kind; nobody as long as its area is not built. */
export const sourceOf = (areas: readonly Area[], kind: HomeModuleKind): HomeModuleSource | undefined =>
  areas.find(({ homeModules }) => homeModules?.kinds.includes(kind) === true)?.homeModules;

const isId = /^\d{1,15}$/;

/** An id that a query names; what is none is left out. */
export const idIn = (query: WantedModule['query'], name: string): number | undefined =>
  isId.test(query[name] ?? '') ? Number(query[name]) : undefined;

/** What a company has picked by hand, in its order, as in `ids: '3,1,2'`; undefined where it has picked nothing. */
export const idsIn = ({ ids }: WantedModule['query']): number[] | undefined =>
  ids?.split(',').flatMap((id) => (isId.test(id) ? [Number(id)] : []));

/** Rows in the order in which they were picked; what is gone leaves no gap. */
export const inPickedOrder = <Row>(
  rows: readonly Row[],
  ids: readonly number[] | undefined,
  idOf: (row: Row) => number,
): readonly Row[] => {
  if (ids === undefined) return rows;
  const found = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => found.get(id) ?? []);
};
