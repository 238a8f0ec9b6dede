/** One page of a list, in the form that `useApiPage` returns. */
export interface RowsOfPage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages together. */
  readonly total: number;
  /** Number of the current page, from 1. */
  readonly pageNo: number;
  /** Number of pages. */
  readonly pages: number;
  /** Whether the rows are still those of the previous request, because the new ones have not arrived. */
  readonly stale: boolean;
}
