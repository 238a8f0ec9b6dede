import { ErrorCode, TargetKind, noCompanyId } from '@stoa/domain';
import { and, asc, eq, exists, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { exam, examAttempt, platformGrant } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Session } from '../../http/sessions.ts';
import { shownTo } from '../../shared/visibleScope.ts';
import { courseTargets } from '../course/targets.ts';

export type ExamRow = typeof exam.$inferSelect;
export type AttemptRow = typeof examAttempt.$inferSelect;

const {
  layout: _layout,
  answers: _answers,
  flagged: _flagged,
  checked: _checked,
  switches: _switches,
  late: _late,
  marks: _marks,
  ...standing
} = getTableColumns(examAttempt);
export { standing };
/** An attempt without its paper and its answers, which may be large. */
export type AttemptStanding = Pick<AttemptRow, keyof typeof standing>;

type Who = Pick<SessionContext, 'tx' | 'session'>;

/** Exams of the platform that were granted to the company, directly or with their course. */
const granted = ({ tx, session }: Who): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(platformGrant)
      .where(
        and(
          eq(platformGrant.companyId, session.companyId),
          or(
            and(eq(platformGrant.targetKind, TargetKind.Exam), eq(platformGrant.targetId, exam.examId)),
            and(
              inArray(platformGrant.targetKind, [...courseTargets]),
              eq(platformGrant.targetId, exam.courseId),
            ),
          ),
        ),
      ),
  );

/**
 * The exams that the caller may see: those of the company for a member, the exam of the token for a guest.
 */
export function visibleExams({ tx, session }: Who): SQL | undefined {
  if (session.guest !== undefined) {
    return and(eq(exam.examId, session.guest.examId), isNotNull(exam.externalCode));
  }
  return and(
    isNull(exam.externalCode),
    or(eq(exam.companyId, session.companyId), and(eq(exam.companyId, noCompanyId), granted({ tx, session }))),
    shownTo(exam.visibleScope, session),
  );
}

/** An exam that the caller may see; a missing one and one of another company answer the same, 1004. */
export async function examOr404(context: Who, examId: number): Promise<ExamRow> {
  const [row] = await context.tx
    .select()
    .from(exam)
    .where(and(eq(exam.examId, examId), visibleExams(context)));
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  return row;
}

/** The caller's own attempts at all exams. */
export const ownAttempts = ({ userId, companyId, guest }: Session): SQL | undefined =>
  guest === undefined
    ? and(eq(examAttempt.userId, userId), eq(examAttempt.companyId, companyId), eq(examAttempt.guestId, 0))
    : and(eq(examAttempt.guestId, guest.guestId), eq(examAttempt.examId, guest.examId));

/** The caller's attempts at these exams, in their order. */
export const attemptsAt = async (
  { tx, session }: Who,
  examIds: readonly number[],
): Promise<AttemptStanding[]> =>
  examIds.length === 0
    ? []
    : tx
        .select(standing)
        .from(examAttempt)
        .where(and(oneOf(examAttempt.examId, examIds), ownAttempts(session)))
        .orderBy(asc(examAttempt.examId), asc(examAttempt.no));

/** The caller's own attempt; undefined for any other. */
export async function findAttempt(
  { tx, session }: Who,
  attemptId: number,
): Promise<{ attempt: AttemptRow; exam: ExamRow } | undefined> {
  const [found] = await tx
    .select({ attempt: examAttempt, exam })
    .from(examAttempt)
    .innerJoin(exam, eq(exam.examId, examAttempt.examId))
    .where(and(eq(examAttempt.attemptId, attemptId), ownAttempts(session)));
  return found;
}

/** Like `findAttempt`, and locks the attempt until the transaction ends. */
export async function lockAttempt(
  { tx, session }: Who,
  attemptId: number,
): Promise<{ attempt: AttemptRow; exam: ExamRow } | undefined> {
  const [found] = await tx
    .select({ attempt: examAttempt, exam })
    .from(examAttempt)
    .innerJoin(exam, eq(exam.examId, examAttempt.examId))
    .where(and(eq(examAttempt.attemptId, attemptId), ownAttempts(session)))
    .for('update', { of: examAttempt });
  return found;
}
