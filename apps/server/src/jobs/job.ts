import type { Database } from '../db/database.ts';
import type { Rhythm } from './schedule.ts';

export interface Moment {
  readonly now: number;
  /** When the job last ran; 0 for the first run. */
  readonly since: number;
}

/** Work that the server does on a schedule. */
export interface Job {
  /** Name under which the last run is stored. A job that gets another name starts with no last run. */
  readonly name: string;
  readonly rhythm: Rhythm;
  /** Does everything that became due after `since`, up to `now`, and returns the number of changed rows. */
  run(tx: Database, moment: Moment): Promise<number>;
}
