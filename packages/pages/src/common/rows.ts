/** One page of a list, in the form that `useApiPage` returns. */
export interface RowsOfPage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages together. */
  readonly total: number;
  /** Number of the current page, from 1. */
  readonly pageNo: number;
  /** Number of pages. */
  readonly pages: number;
  /** The rows are those of the request before; the new ones have not arrived. */
  readonly stale: boolean;
}
