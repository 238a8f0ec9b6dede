import { matchesIn } from '../find/matches.ts';

/** A sheet as the server gives it: text only, the first row is the head. Rows may be of different length. */
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

/** The cells that say `query`, row by row. */
export const cellsWith = (rows: Sheet['rows'], query: string): CellPlace[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (matchesIn(cell, query).length > 0 ? [{ row, column }] : [])),
  );

/** Figures stand at the end of their cell, so that their places stand under each other. */
export const isFigure = (cell: string): boolean => /^[-+¥$]?\d[\d,]*(?:\.\d+)?%?$/.test(cell.trim());
