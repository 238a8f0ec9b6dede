import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { jobRun } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { problemLine } from '../http/log.ts';
import type { WriteLine } from '../http/log.ts';
import type { Job } from './job.ts';
import { lastDue } from './schedule.ts';

/** First key of the advisory locks of jobs; any number that no other lock uses. */
const lockSpace = 7_420_002;

/**
 * Runs a job if it is due and no other process is running it; its changes and the time of its last run are
 * stored in one transaction.
 */
const doOnce = (db: Database, job: Job, now: number): Promise<number | undefined> =>
  asSystem(db, async (tx) => {
    const [lock] = await tx
      .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(${lockSpace}, hashtext(${job.name}))` })
      .from(sql`(select 1) as one`);
    if (lock?.mine !== true) return undefined;
    const [before] = await tx.select().from(jobRun).where(eq(jobRun.name, job.name));
    const since = before?.lastTime ?? 0;
    if (since >= lastDue(job.rhythm, now)) return undefined;
    const changed = await job.run(tx, { now, since });
    const mark = { lastTime: now, changed };
    await tx
      .insert(jobRun)
      .values({ name: job.name, ...mark })
      .onConflictDoUpdate({ target: jobRun.name, set: mark });
    return changed;
  });

export interface RunOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly writeLine: WriteLine;
  readonly jobs: readonly Job[];
}

/** Runs the due jobs one after the other. A job that fails is tried again at the next tick. */
export async function runDueJobs({ db, clock, writeLine, jobs }: RunOptions): Promise<string[]> {
  const done: string[] = [];
  for (const job of jobs) {
    try {
      if ((await doOnce(db, job, clock())) !== undefined) done.push(job.name);
    } catch (error) {
      writeLine(problemLine(error, `job ${job.name}`));
    }
  }
  return done;
}

const tickMs = 15_000;

/** Checks for due jobs every 15 s. Stopping waits for the running job. */
export function startJobs(options: RunOptions): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const tick = (): void => {
    if (busy) return;
    busy = true;
    running = runDueJobs(options).finally(() => {
      busy = false;
    });
  };
  const timer = setInterval(tick, tickMs);
  timer.unref();
  tick();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Seconds since each job ran, in whichever process. */
export const jobAges = async (db: Database, now: number): Promise<{ name: string; seconds: number }[]> => {
  const rows = await asSystem(db, (tx) => tx.select().from(jobRun).orderBy(jobRun.name));
  return rows.map(({ name, lastTime }) => ({ name, seconds: Math.max(0, (now - lastTime) / 1000) }));
};
