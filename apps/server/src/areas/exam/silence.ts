import { AttemptState, ExamKind, bellGraceMs } from '@stoa/domain';
import { and, eq, gt, ne, or } from 'drizzle-orm';
import { exam, examAttempt } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { asSystemWithin } from '../account/sessions.ts';

/** How long the assistant stays silent after answers of an untimed attempt were stored. */
const untimedMs = 15 * 60_000;

/**
 * Whether the person is taking an exam now, in any company, because the assistant must not answer meanwhile.
 * An untimed attempt may stay open for days, so it counts only shortly after a save; a class practice does
 * not count as an exam.
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
            and(gt(exam.durationMinutes, 0), gt(examAttempt.deadlineTime, now - bellGraceMs)),
            gt(examAttempt.startTime, now - untimedMs),
            gt(examAttempt.savedTime, now - untimedMs),
          ),
        ),
      )
      .limit(1);
    return open.length > 0;
  });
