/**
 * First line of a dump. A dump is gzipped text, one JSON value a line: a head, then each table's name with
 * its rows, then the row counts, which show whether the file is complete.
 */
export interface Head {
  readonly stoa: 'data';
  readonly format: number;
  /** Migrations of the data, in order. */
  readonly migrations: readonly string[];
  readonly made: string;
}

export interface TableLine {
  readonly table: string;
}

export interface Sums {
  readonly end: true;
  readonly tables: number;
  readonly rows: number;
}

export const formatNumber = 1;

const objectOf = (line: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

export function readHead(line: string): Head | undefined {
  const value = objectOf(line);
  if (value === undefined || !('stoa' in value) || value.stoa !== 'data') return undefined;
  if (!('format' in value) || typeof value.format !== 'number') return undefined;
  const migrations = 'migrations' in value && Array.isArray(value.migrations) ? value.migrations : [];
  const made = 'made' in value && typeof value.made === 'string' ? value.made : '';
  return { stoa: 'data', format: value.format, migrations: migrations.map(String), made };
}

/** Rows begin with `[`, so that no row can look like a table's name or the end. */
export const rowLine = (row: string): string => `[${row}]`;

export const rowOf = (line: string): string | undefined =>
  line.startsWith('[') && line.endsWith(']') ? line.slice(1, -1) : undefined;

export function readMark(line: string): TableLine | Sums | undefined {
  const value = objectOf(line);
  if (value === undefined) return undefined;
  if ('table' in value && typeof value.table === 'string') return { table: value.table };
  if (!('end' in value) || !('tables' in value) || !('rows' in value)) return undefined;
  const { tables, rows } = value;
  return typeof tables === 'number' && typeof rows === 'number' ? { end: true, tables, rows } : undefined;
}
