import { ErrorCode, SubmitReason } from '@stoa/domain';
import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { oneOf } from '../../db/oneOf.ts';
import { examAttempt } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Run } from '../../http/register.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { tellAttempts } from './attemptNews.ts';
import { running, watchedOr404 } from './desk.ts';

const minuteMs = 60_000;

interface Chosen {
  readonly examId: number;
  readonly attemptIds?: readonly number[] | undefined;
}

/**
 * Changes running attempts of an exam that the caller supervises, and notifies the people who are taking it.
 */
async function change(
  context: SessionContext,
  { examId, attemptIds }: Chosen,
  set: PgUpdateSetSource<typeof examAttempt>,
  where?: SQL,
): Promise<number> {
  const { tx } = context;
  const row = await watchedOr404(context, examId);
  return asSystemWithin(context, async () => {
    const changed = await tx
      .update(examAttempt)
      .set(set)
      .where(
        and(
          running(row, context),
          attemptIds === undefined ? undefined : oneOf(examAttempt.attemptId, attemptIds),
          where,
        ),
      )
      .returning({ attemptId: examAttempt.attemptId });
    await tellAttempts(
      tx,
      changed.map(({ attemptId }) => attemptId),
    );
    return changed.length;
  });
}

/**
 * The deadline after minutes were added or removed. Removing leaves at least a minute, unless less was left
 * before.
 */
const deadlineAfter = (minutes: number, now: number): SQL => {
  const moved = sql`${examAttempt.deadlineTime} + ${minutes * minuteMs}::bigint`;
  return minutes >= 0
    ? sql`${moved}`
    : sql`least(${examAttempt.deadlineTime}, greatest(${moved}, ${now + minuteMs}::bigint))`;
};

/**
 * Refuses extra time that supervisors give only to themselves. When they give it to others as well, their own
 * attempt is left out.
 */
async function refuseOwn({ tx, session }: SessionContext, { attemptIds = [] }: Chosen): Promise<void> {
  const named = new Set(attemptIds);
  if (named.size === 0) return;
  const own = await tx.$count(
    examAttempt,
    and(oneOf(examAttempt.attemptId, [...named]), eq(examAttempt.userId, session.userId)),
  );
  if (own === named.size) throw new BusinessError(ErrorCode.NoPermission);
}

export const giveTime: Run<'examExtraTime'> = async (context, { minutes, reason, ...chosen }) => {
  const bell = deadlineAfter(minutes, context.now);
  const gives = minutes > 0;
  if (gives) await refuseOwn(context, chosen);
  const changed = await change(
    context,
    chosen,
    {
      deadlineTime: bell,
      extraSeconds: sql`${examAttempt.extraSeconds} + round((${bell} - ${examAttempt.deadlineTime}) / 1000.0)::integer`,
      deadlineReason: SubmitReason.TimeOut,
      note: reason === '' ? null : reason,
    },
    and(
      isNotNull(examAttempt.deadlineTime),
      // Extra minutes for all attempts must not reopen one that was just ended early.
      ne(examAttempt.deadlineReason, SubmitReason.EndedEarly),
      // What is taken from everybody is taken from the caller as well.
      gives ? ne(examAttempt.userId, context.session.userId) : undefined,
    ),
  );
  return { changed };
};

export const endExam: Run<'examEnd'> = async (context, { reason, ...chosen }) => {
  const { now } = context;
  const ended = await change(
    context,
    chosen,
    {
      deadlineTime: now,
      deadlineReason: SubmitReason.EndedEarly,
      note: reason === '' ? null : reason,
    },
    or(isNull(examAttempt.deadlineTime), gt(examAttempt.deadlineTime, now)),
  );
  return { ended };
};
