import type { ModuleItem } from '@stoa/api/contract/home';
import type { HomeModuleKind } from '@stoa/domain';
import type { Viewer } from '../areas/course/rules.ts';
import type { SessionContext } from '../http/handle.ts';
import type { Area } from './area.ts';

/** The configuration of a company for one section of its home page. */
export interface WantedModule {
  readonly kind: HomeModuleKind;
  /**
   * The parameters that choose from the area's contents: each area defines those that it reads and ignores
   * all others.
   */
  readonly query: Readonly<Record<string, string>>;
  /** The largest number of entries that the section shows. */
  readonly limit: number;
}

/** How an area fills sections of the home page with its current content. */
export interface HomeModuleSource {
  /** Kinds of section that the area fills; no other area may list them. */
  readonly kinds: readonly HomeModuleKind[];
  /** The entries that this person may see now, with as many statements for many entries as for one. */
  readonly itemsOf: (
    context: SessionContext,
    viewer: Viewer,
    wanted: WantedModule,
  ) => Promise<readonly ModuleItem[]>;
}

/** The area that fills a section of this kind; undefined if it is not built yet. */
export const sourceOf = (areas: readonly Area[], kind: HomeModuleKind): HomeModuleSource | undefined =>
  areas.find(({ homeModules }) => homeModules?.kinds.includes(kind) === true)?.homeModules;

const isId = /^\d{1,15}$/;

/** An id in a query; undefined when it is not a number. */
export const idIn = (query: WantedModule['query'], name: string): number | undefined =>
  isId.test(query[name] ?? '') ? Number(query[name]) : undefined;

/**
 * Ids that a company has chosen by hand, in its order, as in `ids: '3,1,2'`; undefined if it has chosen none.
 */
export const idsIn = ({ ids }: WantedModule['query']): number[] | undefined =>
  ids?.split(',').flatMap((id) => (isId.test(id) ? [Number(id)] : []));

/** Rows in the order in which they were chosen; ids without a row are skipped. */
export const inPickedOrder = <Row>(
  rows: readonly Row[],
  ids: readonly number[] | undefined,
  idOf: (row: Row) => number,
): readonly Row[] => {
  if (ids === undefined) return rows;
  const found = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => found.get(id) ?? []);
};
