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

/** Open tasks whose due time lies between two moments. */
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

/** Each reminder with the hours before the due time between which it is sent. */
const reminders = [
  { from: 72, until: 24 },
  { from: 24, until: 0 },
] as const;

/**
 * Jobs that notify people about their tasks, in all areas. Tasks that became due before the first run are
 * skipped, because this server was not responsible for them.
 */
export const taskJobs = (areas: readonly Area[]): readonly Job[] => [
  {
    // Each reminder is sent once, 72 and 24 hours before the due time; a server that was stopped over both
    // times sends only the later one.
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
    // The message is sent once. Whether a task is overdue is not stored, because it follows from the due
    // time.
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
