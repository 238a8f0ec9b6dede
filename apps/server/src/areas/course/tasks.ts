import { ProgressState } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';
import { courseProgress } from '../../db/schema/index.ts';
import type { Assigned } from '../../shared/assignments.ts';
import type { TaskSource, TaskState } from '../../shared/tasks.ts';
import { courseTargets } from './targets.ts';

const nameOf = ({ userId, companyId }: Omit<Assigned, 'target'>, courseId: number): string =>
  `${userId} ${companyId} ${courseId}`;

const stateOf = (state: ProgressState): TaskState =>
  state === ProgressState.Completed || state === ProgressState.InProgress ? state : ProgressState.NotStarted;

/**
 * A task that is a course takes its state from the course, also when the person had completed the course
 * before the task was given.
 */
export const courseTasks: TaskSource = {
  kinds: courseTargets,
  statesOf: async (tx, asked) => {
    const list = (of: (one: Assigned) => number) => sql`${makePgArray(asked.map(of))}::bigint[]`;
    const { userId, companyId, courseId, state } = courseProgress;
    const rows = await tx
      .select({ userId, companyId, courseId, state })
      .from(courseProgress)
      .where(
        sql`(${userId}, ${companyId}, ${courseId}) in (select * from unnest(${list((one) => one.userId)}, ${list((one) => one.companyId)}, ${list(({ target }) => target.id ?? 0)}))`,
      );
    const found = new Map(rows.map((row) => [nameOf(row, row.courseId), stateOf(row.state)]));
    return asked.map((one) => found.get(nameOf(one, one.target.id ?? 0)) ?? ProgressState.NotStarted);
  },
};
