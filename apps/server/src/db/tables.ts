import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

const parentsOf = (table: PgTable): PgTable[] =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((parent) => parent !== table);

/** Sorts tables so that each one comes after all that its foreign keys refer to, otherwise in the order given. */
export function inParentOrder(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const place = (table: PgTable, path: readonly PgTable[]): void => {
    if (path.includes(table)) {
      throw new Error(`Foreign keys lead in a circle: ${[...path, table].map(getTableName).join(', ')}.`);
    }
    if (ordered.has(table)) return;
    for (const parent of parentsOf(table)) place(parent, [...path, table]);
    ordered.add(table);
  };
  for (const table of tables) place(table, []);
  return [...ordered];
}

/** All tables of this version, parents before children, otherwise by name. */
export const allTables: readonly PgTable[] = inParentOrder(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .toSorted((one, other) => (getTableName(one) < getTableName(other) ? -1 : 1)),
);

/** A column's name in the database by its name in the schema. */
export function columnName(table: PgTable, key: string): string {
  const column = getTableColumns(table)[key];
  if (column === undefined) throw new Error(`${getTableName(table)} has no column ${key}.`);
  return column.keyAsName ? toSnakeCase(column.name) : column.name;
}

/**
 * The columns of a part's foreign key and the parent's columns that they refer to, as the database names
 * them.
 */
export function keyTo(table: PgTable, parent: PgTable): readonly { column: string; foreignColumn: string }[] {
  const reference = getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .find(({ foreignTable }) => foreignTable === parent);
  if (reference === undefined) {
    throw new Error(
      `${getTableName(table)} is no part of ${getTableName(parent)}: no foreign key leads there.`,
    );
  }
  return reference.columns.map(({ name }, index) => ({
    column: columnName(table, name),
    foreignColumn: columnName(parent, reference.foreignColumns[index]?.name ?? ''),
  }));
}
