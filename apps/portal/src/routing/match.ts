import type { RouteRow } from './types.ts';

export interface RouteMatch {
  readonly row: RouteRow;
  /** Value of the `:parameter` of the row's path. */
  readonly param?: string;
}

/** Finds the row of an address. Fixed paths win over the one with a parameter; case counts. */
export function matchRoute(table: readonly RouteRow[], pathname: string): RouteMatch | undefined {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const fixed = table.find((row) => row.path === path);
  if (fixed) return { row: fixed };
  const cut = path.lastIndexOf('/');
  const param = path.slice(cut + 1);
  const row = table.find(
    (entry) => entry.values?.includes(param) && entry.path.startsWith(`${path.slice(0, cut)}/:`),
  );
  return row && { row, param };
}

/** Whether something can be shown there today: what the link resolver and the navigation ask. */
export function isBuilt(table: readonly RouteRow[], path: string): boolean {
  const end = path.search(/[?#]/);
  const row = matchRoute(table, end < 0 ? path : path.slice(0, end))?.row;
  if (!row) return false;
  if (row.redirect) return isBuilt(table, row.redirect);
  return row.screen !== undefined || indexOf(table, row) !== undefined;
}

const built = (entry: RouteRow): boolean => entry.screen !== undefined && !entry.path.includes(':');

/** Where a parent without a page leads: to its index when built, else to its first built child. */
export function indexOf(table: readonly RouteRow[], row: RouteRow): string | undefined {
  if (!row.index) return undefined;
  const index = table.find((entry) => entry.path === row.index && built(entry));
  return (index ?? table.find((entry) => entry.path.startsWith(`${row.path}/`) && built(entry)))?.path;
}
