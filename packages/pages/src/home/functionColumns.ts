/** Numbers of columns on a narrow page; with more of them an entry would be narrower than a thumb. */
export const columnCounts = [1, 2, 3, 4, 5] as const;
export type NarrowColumns = (typeof columnCounts)[number];
const mostNarrow = 5;

/**
 * Columns of the functions on a narrow page: as many rows as are needed, and all of them as full as possible,
 * so that no row is half empty.
 */
export function narrowColumns(count: number): NarrowColumns {
  const rows = Math.ceil(count / mostNarrow);
  return columnCounts.find((columns) => columns * rows >= count) ?? mostNarrow;
}
