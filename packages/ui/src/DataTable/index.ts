export { DataTable, type DataTableProps } from './DataTable.tsx';
export {
  sortDirections,
  sortFromText,
  sortToText,
  type SortDirection,
  type SortValue,
  type TableSort,
} from './model.ts';
export {
  hideBelows,
  tableLayouts,
  tableStates,
  type HideBelow,
  type TableColumn,
  type TableLayout,
  type TableState,
} from './types.ts';
