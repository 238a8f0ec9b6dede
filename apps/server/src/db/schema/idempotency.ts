import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { ofCaller, ofSystem, ownedTable } from './ownership.ts';

/** The stored answer of a call with an `idemKey`, kept for 24 hours. */
export const idempotencyRecord = ownedTable(
  'idempotency_record',
  ofCaller({ erased: ["delete from idempotency_record where actor like :user || '@%'"] }),
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

/** Values of this installation: the media signing key, the seed's date. */
export const installation = ownedTable('installation', ofSystem(), {
  name: text().primaryKey(),
  value: text().notNull(),
});
