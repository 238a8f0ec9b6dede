import { index, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { ofSystem, ownedTable } from './ownership.ts';

/** When something limited happened, by the keyed hash of whom it counts for; shared by all server processes. */
export const limitCounter = ownedTable(
  'limit_counter',
  ofSystem(),
  {
    name: text().primaryKey(),
    /** Ascending; what has left the window is dropped when the next one is counted. */
    times: time().array().notNull(),
    lastTime: time().notNull(),
  },
  (table) => [index().on(table.lastTime)],
);
