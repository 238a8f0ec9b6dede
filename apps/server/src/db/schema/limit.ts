import { index, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { ofSystem, ownedTable } from './ownership.ts';

/**
 * When a limited action happened, by the keyed hash of the person, name or address that it counts for; shared
 * by all server processes.
 */
export const limitCounter = ownedTable(
  'limit_counter',
  ofSystem(),
  {
    name: text().primaryKey(),
    /** Times in ascending order; those outside the window are removed when the next one is counted. */
    times: time().array().notNull(),
    lastTime: time().notNull(),
  },
  (table) => [index().on(table.lastTime)],
);
