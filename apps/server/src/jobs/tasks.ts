import { NotificationKind, ProgressState, TargetKind } from '@stoa/domain';
import { and, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { courseProgress, notification, upcomingTask } from '../db/schema/index.ts';
import type { Localised } from '../db/schema/index.ts';
import type { Moment } from './runner.ts';
import { overdueWords, reminderWords } from './words.ts';

const hourMs = 3_600_000;

/** A task that is a course is done when the course is (contract 8.3). */
const notDone = (tx: Database) =>
  and(
    inArray(upcomingTask.state, [ProgressState.NotStarted, ProgressState.InProgress]),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(courseProgress)
        .where(
          sql`${courseProgress.userId} = ${upcomingTask.userId}
            and ${courseProgress.companyId} = ${upcomingTask.companyId}
            and (${upcomingTask.target} ->> 'kind')::int in (${TargetKind.Course}, ${TargetKind.CloudCourse})
            and ${courseProgress.courseId} = (${upcomingTask.target} ->> 'id')::bigint
            and ${courseProgress.state} = ${ProgressState.Completed}`,
        ),
    ),
  );

type Told = Pick<typeof upcomingTask.$inferSelect, 'userId' | 'companyId' | 'title' | 'target'>;

async function tell(
  tx: Database,
  tasks: readonly Told[],
  words: (title: Localised) => { title: Localised; content: Localised },
  now: number,
): Promise<void> {
  for (const { userId, companyId, title, target } of tasks) {
    const kind = NotificationKind.Task;
    await tx
      .insert(notification)
      .values({ ...words(title), userId, companyId, kind, createTime: now, target });
  }
}

/**
 * Once 72 h and once 24 h before a task is due (contract 8.16). A server that stood still tells the nearer one
 * only; what fell due before the first run was never this server's to tell.
 */
export async function remindOfTasks(tx: Database, { now, since }: Moment): Promise<number> {
  const from = since === 0 ? now : since;
  let told = 0;
  for (const [hours, nearer] of [
    [72, 24],
    [24, 0],
  ] as const) {
    const tasks = await tx
      .select()
      .from(upcomingTask)
      .where(
        and(
          notDone(tx),
          gt(upcomingTask.dueTime, Math.max(now + nearer * hourMs, from + hours * hourMs)),
          lte(upcomingTask.dueTime, now + hours * hourMs),
        ),
      );
    await tell(tx, tasks, (title) => reminderWords(title, hours), now);
    told += tasks.length;
  }
  return told;
}

/** Stores what reading already says of a task past its due time, and tells it once. */
export async function markOverdue(tx: Database, { now, since }: Moment): Promise<number> {
  const late = await tx
    .update(upcomingTask)
    .set({ state: ProgressState.Overdue })
    .where(and(notDone(tx), lte(upcomingTask.dueTime, now)))
    .returning();
  const news = since === 0 ? [] : late;
  await tell(tx, news, overdueWords, now);
  return late.length;
}
