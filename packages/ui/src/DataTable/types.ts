import type { ReactNode } from 'react';
import type { SortValue } from './model.ts';

export const hideBelows = ['sm', 'md', 'lg'] as const;
/** Width of the table's own place, not of the page: 32, 48 or 64 rem. */
export type HideBelow = (typeof hideBelows)[number];

export interface TableColumn<Row> {
  key: string;
  header: string;
  /** Words, figures or a few plain elements: no component that reads a context, or 500 rows feel it. */
  cell(this: void, row: Row): ReactNode;
  /** Figures: of one width, at the end of the cell. */
  numeric?: boolean;
  /** Can order the rows. Without `sortBy` the parent orders them, for example by asking the server. */
  sortable?: boolean;
  /** What the table orders its rows by. */
  sortBy?(this: void, row: Row): SortValue;
  /** Names the row: its cell is the row's header and holds its link. Default: the first column. */
  rowHeader?: boolean;
  /** A CSS width; the rest is shared out by content. */
  width?: string;
  /** Left out where there is less room; only for what the row's own page says as well. */
  hideBelow?: HideBelow;
}

export const tableLayouts = ['table', 'card'] as const;
export type TableLayout = (typeof tableLayouts)[number];

export const tableStates = ['ready', 'loading', 'refreshing', 'error'] as const;
/** `loading` has no rows yet; `refreshing` keeps the old ones, dimmed. */
export type TableState = (typeof tableStates)[number];
