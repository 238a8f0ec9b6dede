/** The possible numbers of columns on a narrow page; with more of them an English word would not fit. */
export const columnCounts = [1, 2, 3, 4] as const;
export type NarrowColumns = (typeof columnCounts)[number];
const mostNarrow = 4;

/**
 * The columns of the functions on a narrow page: in as many rows as needed, all of them as full as possible.
 */
export function narrowColumns(count: number): NarrowColumns {
  const rows = Math.ceil(count / mostNarrow);
  return columnCounts.find((columns) => columns * rows >= count) ?? mostNarrow;
}
