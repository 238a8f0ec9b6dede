import { AttemptState, ProgressState, ResultPolicy, ResultWhen, TargetKind } from '@stoa/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';
import { exam, examAttempt } from '../../db/schema/index.ts';
import type { Assigned } from '../../shared/assignments.ts';
import type { TaskSource, TaskState } from '../../shared/tasks.ts';

const nameOf = ({ userId, companyId }: Omit<Assigned, 'target'>, examId: number): string =>
  `${userId} ${companyId} ${examId}`;

const isOver = sql`${examAttempt.state} in (${AttemptState.Marking}, ${AttemptState.Graded})`;
const isSilent = sql`((${exam.rules}->>'resultPolicy')::integer = ${ResultPolicy.Hidden} or (${exam.rules}->>'resultWhen')::integer = ${ResultWhen.AfterClose})`;
const isDone = sql`((${isSilent} and ${isOver}) or (not ${isSilent} and ${examAttempt.passed}))`;

/**
 * An exam is done when it is passed, or when it is handed in and its result is withheld; after an attempt
 * that was not passed it is in progress.
 */
export const examTasks: TaskSource = {
  kinds: [TargetKind.Exam],
  statesOf: async (tx, asked) => {
    const list = (of: (one: Assigned) => number) => sql`${makePgArray(asked.map(of))}::bigint[]`;
    const { userId, companyId, examId } = examAttempt;
    const rows = await tx
      .select({ userId, companyId, examId, done: sql<boolean | null>`bool_or(${isDone})` })
      .from(examAttempt)
      .innerJoin(exam, eq(exam.examId, examId))
      .where(
        and(
          ne(examAttempt.state, AttemptState.Void),
          sql`(${userId}, ${companyId}, ${examId}) in (select * from unnest(${list((one) => one.userId)}, ${list((one) => one.companyId)}, ${list(({ target }) => target.id ?? 0)}))`,
        ),
      )
      .groupBy(userId, companyId, examId);
    const found = new Map(
      rows.map((row): [string, TaskState] => [
        nameOf(row, row.examId),
        row.done === true ? ProgressState.Completed : ProgressState.InProgress,
      ]),
    );
    return asked.map((one) => found.get(nameOf(one, one.target.id ?? 0)) ?? ProgressState.NotStarted);
  },
};
