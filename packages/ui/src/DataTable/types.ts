import type { ReactNode } from 'react';
import type { SortValue } from './model.ts';

export const hideBelows = ['sm', 'md', 'lg', 'xl'] as const;
/** A width of the table itself, not of the page: `sm` 32, `md` 48, `lg` 64, `xl` 72 rem. */
export type HideBelow = (typeof hideBelows)[number];

export interface TableColumn<Row> {
  key: string;
  header: string;
  /**
   * Renders the cell of a row. Use text, figures or a few plain elements; components that read a context make a
   * table of 500 rows slow.
   */
  cell(this: void, row: Row): ReactNode;
  /** Whether the column holds figures, which get equal widths and are aligned at the end of the cell. */
  numeric?: boolean;
  /**
   * Whether the person can sort by this column. Without `sortBy` the parent sorts, for example by asking the
   * server.
   */
  sortable?: boolean;
  /** Returns the value of a row that the table sorts by. */
  sortBy?(this: void, row: Row): SortValue;
  /** Whether this cell is the heading of the row and holds its link. Default: the first column. */
  rowHeader?: boolean;
  /** A CSS width. Columns without one share the remaining space by their content. */
  width?: string;
  /**
   * Hides the column if the table is narrower than this width. Use it only for values that the row's own page
   * shows as well.
   */
  hideBelow?: HideBelow;
}

export const tableLayouts = ['table', 'card'] as const;
export type TableLayout = (typeof tableLayouts)[number];

export const tableStates = ['ready', 'loading', 'refreshing', 'error'] as const;
/** `loading` shows skeleton rows; `refreshing` keeps the present rows in muted colours. */
export type TableState = (typeof tableStates)[number];
