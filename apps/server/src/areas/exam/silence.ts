import { AttemptState, ExamKind, bellGraceMs } from '@stoa/domain';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { exam, examAttempt } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { asSystemWithin } from '../account/sessions.ts';

/** How long an untimed attempt that was left open keeps the assistant silent. */
const untimedMs = 24 * 3_600_000;

/**
 * Whether the person sits an exam now, in whichever company: the assistant must not answer meanwhile. A class
 * practice is no exam.
 */
export const sitsExam = (context: SessionContext): Promise<boolean> =>
  asSystemWithin(context, async () => {
    const { tx, session, now } = context;
    const open = await tx
      .select({ attemptId: examAttempt.attemptId })
      .from(examAttempt)
      .innerJoin(exam, eq(exam.examId, examAttempt.examId))
      .where(
        and(
          eq(examAttempt.userId, session.userId),
          eq(examAttempt.state, AttemptState.InProgress),
          ne(exam.examKind, ExamKind.ClassPractice),
          or(
            gt(examAttempt.deadlineTime, now - bellGraceMs),
            and(isNull(examAttempt.deadlineTime), gt(examAttempt.startTime, now - untimedMs)),
          ),
        ),
      )
      .limit(1);
    return open.length > 0;
  });
