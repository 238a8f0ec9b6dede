import { integer, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { ofSystem, ownedTable } from './ownership.ts';

/** The last run of a job, by whichever server process. */
export const jobRun = ownedTable('job_run', ofSystem(), {
  name: text().primaryKey(),
  lastTime: time().notNull(),
  /** Rows that the last run changed. */
  changed: integer().notNull().default(0),
});
