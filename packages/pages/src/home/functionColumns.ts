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

/** More functions than these are narrow columns on a page, so that their icons are above their texts. */
const mostBeside = 7;
export const areMany = (count: number): boolean => count > mostBeside;

/** Whether a word of the name is wider than a column of a phone; such a word must be able to break. */
export const hasLongWord = (name: string): boolean => /[^\s\p{Script=Han}-]{17}/u.test(name);
