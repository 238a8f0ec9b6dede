import { matchesIn } from '../find/matches.ts';

/** A sheet as sent by the server: only text, with the first row as head. Rows may have different lengths. */
export interface Sheet {
  name: string;
  rows: readonly (readonly string[])[];
}

export interface CellPlace {
  row: number;
  column: number;
}

export const columnsOf = (rows: Sheet['rows']): number =>
  rows.reduce((most, row) => Math.max(most, row.length), 0);

/** The cells that contain `query`, row by row. */
export const cellsWith = (rows: Sheet['rows'], query: string): CellPlace[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (matchesIn(cell, query).length > 0 ? [{ row, column }] : [])),
  );

/**
 * Whether a cell holds a number. Numbers are aligned at the end of the cell, so that their digits are in
 * columns.
 */
export const isFigure = (cell: string): boolean => /^[-+¥$]?\d[\d,]*(?:\.\d+)?%?$/.test(cell.trim());
