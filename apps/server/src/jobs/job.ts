import type { Database } from '../db/database.ts';
import type { Rhythm } from './schedule.ts';

export interface Moment {
  readonly now: number;
  /** When the job was done before; the beginning of time for the first run. */
  readonly since: number;
}

/** Something that the server does without being asked. */
export interface Job {
  /** Under this name the last run is kept: a job with another name begins anew. */
  readonly name: string;
  readonly rhythm: Rhythm;
  /** Does everything that fell due after `since`, up to `now`, and answers how many rows it changed. */
  run(tx: Database, moment: Moment): Promise<number>;
}
