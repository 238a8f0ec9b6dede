import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** The stored answer of a call that carries `idemKey`, kept 24 h (contract 1.5). */
export const idempotencyRecord = pgTable(
  'idempotency_record',
  {
    actor: text().notNull(),
    path: text().notNull(),
    idemKey: text().notNull(),
    bodyHash: text().notNull(),
    response: jsonb().$type<unknown>(),
    createTime: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.path, table.idemKey] })],
);

/** Values that belong to this installation: the media signing key, the seed's date. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
