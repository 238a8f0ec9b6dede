import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** The last time that a job was done, by whichever server process (contract 8.18). */
export const jobRun = pgTable('job_run', {
  name: text().primaryKey(),
  lastTime: time().notNull(),
  /** Rows that the last run changed. */
  changed: integer().notNull().default(0),
});
