import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ownerOfTable } from '../db/schema/ownership.ts';
import { columnName } from '../db/tables.ts';

/** The columns of a table that hold a person's id, by their names in the database. */
const namings = (table: PgTable) =>
  Object.entries(ownerOfTable(table).people).map(([key, naming]) => ({
    ...naming,
    column: columnName(table, key),
  }));

/**
 * The query that exports what is stored about the person `:user`, one row per stored thing, as JSON.
 *
 * @param tables in the order in which the export shows them
 */
export function exportStatement(tables: readonly PgTable[]): string {
  const parts = tables.flatMap((table) => {
    const name = getTableName(table);
    const withheld = ownerOfTable(table).withheld.map((key) => ` - '${columnName(table, key)}'`);
    return namings(table).flatMap(({ exported, column }) =>
      exported === false
        ? []
        : [
            {
              what: `'${exported}'`,
              data: `to_jsonb(t)${withheld.join('')}`,
              from: `${name} t where ${column}`,
            },
          ],
    );
  });
  return parts
    .map(({ what, data, from }, index) =>
      index === 0
        ? `select ${what} as what, ${data} as data from ${from} = :user`
        : `union all select ${what}, ${data} from ${from} = :user`,
    )
    .join('\n')
    .concat(';');
}

function eraseIn(table: PgTable): string[] {
  const name = getTableName(table);
  const of = namings(table);
  const rows = of.filter(({ erased }) => erased === 'row').map(({ column }) => `${column} = :user`);
  return [
    ...(rows.length === 0 ? [] : [`delete from ${name} where ${rows.join(' or ')}`]),
    ...of.flatMap(({ erased, column }) => {
      if (erased === 'row') return [];
      return erased === 'name' ? [`update ${name} set ${column} = null where ${column} = :user`] : erased;
    }),
  ];
}

/**
 * The statements that erase the person `:user`. Child rows are deleted before their parents; rows that are
 * found through other tables come first, while those tables still have them.
 *
 * @param tables parents before children
 */
export function eraseStatements(tables: readonly PgTable[]): string[] {
  return [...tables.flatMap((table) => ownerOfTable(table).erased), ...tables.toReversed().flatMap(eraseIn)];
}
