import type { UpcomingTask } from '@stoa/api/contract/home';
import { ProgressState, TargetKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { courseProgress, upcomingTask } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';

export type TaskRow = typeof upcomingTask.$inferSelect;

const urgentMs = 72 * 3_600_000;

const isCourse = (task: TaskRow): boolean =>
  task.target.kind === TargetKind.Course || task.target.kind === TargetKind.CloudCourse;

const late = (task: UpcomingTask): number => (task.state === ProgressState.Overdue ? 0 : 1);
/** What has no time comes last. */
const by = (one = Number.MAX_SAFE_INTEGER, other = Number.MAX_SAFE_INTEGER): number => one - other;

/** Overdue first, then what is due soonest, then what starts soonest (contract S5). */
export function compareTasks(one: UpcomingTask, other: UpcomingTask): number {
  return late(one) - late(other) || by(one.dueTime, other.dueTime) || by(one.startTime, other.startTime);
}

/** State of a task now: done stays done, and what is not done by its due time is overdue (contract 8.3). */
export const stateOf = (stored: ProgressState, dueTime: number | null, now: number): ProgressState =>
  stored !== ProgressState.Completed && dueTime !== null && dueTime < now ? ProgressState.Overdue : stored;

/** Everything the person has been given, done or not, with states that follow the courses. */
export async function tasksOf({ tx, session, now, text }: SessionContext): Promise<UpcomingTask[]> {
  const rows = await tx
    .select()
    .from(upcomingTask)
    .where(and(eq(upcomingTask.userId, session.userId), eq(upcomingTask.companyId, session.companyId)));
  const courseIds = rows.flatMap((row) =>
    isCourse(row) && row.target.id !== undefined ? [row.target.id] : [],
  );
  const progress = new Map(
    (courseIds.length === 0
      ? []
      : await tx
          .select()
          .from(courseProgress)
          .where(
            and(
              eq(courseProgress.userId, session.userId),
              eq(courseProgress.companyId, session.companyId),
              oneOf(courseProgress.courseId, courseIds),
            ),
          )
    ).map((row) => [row.courseId, row.state]),
  );
  return rows
    .map((row): UpcomingTask => {
      const followed = isCourse(row)
        ? (progress.get(row.target.id ?? 0) ?? ProgressState.NotStarted)
        : row.state;
      const state = stateOf(followed, row.dueTime, now);
      return {
        taskKey: row.taskKey,
        target: row.target,
        planItemType: row.planItemType ?? undefined,
        taskItemKind: row.taskItemKind ?? undefined,
        title: text(row.title),
        parentTitle: row.parentTitle === null ? undefined : text(row.parentTitle),
        assignKind: row.assignKind,
        startTime: row.startTime ?? undefined,
        dueTime: row.dueTime ?? undefined,
        remainSeconds: row.dueTime === null ? undefined : Math.max(0, Math.floor((row.dueTime - now) / 1000)),
        state,
        urgent: state !== ProgressState.Completed && row.dueTime !== null && row.dueTime - now < urgentMs,
        context: row.context,
      };
    })
    .toSorted(compareTasks);
}
