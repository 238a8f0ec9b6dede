/** One page of a list, as the hook that pages through a call gives it. */
export interface RowsOfPage<Row> {
  readonly rows: readonly Row[];
  /** How many there are on all pages together. */
  readonly total: number;
  /** The page in view, from 1. */
  readonly pageNo: number;
  /** How many pages there are. */
  readonly pages: number;
  /** The rows answer the question before; those of this one are on their way. */
  readonly stale: boolean;
}
