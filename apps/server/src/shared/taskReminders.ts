import { ProgressState } from '@stoa/domain';
import { and, gt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { upcomingTask } from '../db/schema/index.ts';
import type { Job } from '../jobs/job.ts';
import type { Area } from './area.ts';
import { notices } from './notices.ts';
import type { Notice } from './notices.ts';
import { notify } from './notify.ts';
import { withStates } from './tasks.ts';

const hourMs = 3_600_000;

type AssignmentRow = typeof upcomingTask.$inferSelect;

/** What fell due after one moment and up to another, and is not done. */
async function dueBetween(
  areas: readonly Area[],
  tx: Database,
  after: number,
  until: number,
): Promise<AssignmentRow[]> {
  if (until <= after) return [];
  const rows = await tx
    .select()
    .from(upcomingTask)
    .where(and(gt(upcomingTask.dueTime, after), lte(upcomingTask.dueTime, until)));
  const tasks = await withStates(areas, tx, rows);
  return tasks.flatMap(({ row, state }) => (state === ProgressState.Completed ? [] : [row]));
}

const told = ({ userId, companyId }: AssignmentRow, notice: Notice) => ({ userId, companyId, notice });

/** Each message with the hours before the due time from which on, and until which, it is the one to tell. */
const reminders = [
  { from: 72, until: 24 },
  { from: 24, until: 0 },
] as const;

/**
 * What people are told of the tasks that they were given, whatever area they are of. What fell due before the first run
 * was never this server's to tell.
 */
export const taskJobs = (areas: readonly Area[]): readonly Job[] => [
  {
    // Once 72 h and once 24 h before; a server that stood still over both times tells the nearer one only.
    name: 'task reminders',
    rhythm: 'every minute',
    run: async (tx, { now, since }) => {
      const last = since === 0 ? now : since;
      let count = 0;
      for (const { from, until } of reminders) {
        const after = Math.max(now + until * hourMs, last + from * hourMs);
        const tasks = await dueBetween(areas, tx, after, now + from * hourMs);
        count += await notify(
          { tx, now },
          tasks.map((row) => told(row, notices.taskDueSoon(row, from))),
        );
      }
      return count;
    },
  },
  {
    // Once; that a task is overdue follows from its due time, whoever asks and whenever.
    name: 'overdue tasks',
    rhythm: 'daily at 02:00',
    run: async (tx, { now, since }) => {
      const tasks = await dueBetween(areas, tx, since === 0 ? now : since, now);
      return notify(
        { tx, now },
        tasks.map((row) => told(row, notices.taskOverdue(row))),
      );
    },
  },
];
