import type { DeskAttempt } from '@stoa/api/contract/exam';
import { AttemptState, ErrorCode, MemberState, bellGraceMs, readAnswer } from '@stoa/domain';
import { and, asc, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { exam, examAttempt, examGuest, member } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageOf, rangeOf } from '../../http/page.ts';
import type { Run } from '../../http/register.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { membersOf } from '../company/briefs.ts';
import { nobody } from '../live/speakers.ts';
import { contentOf } from './content.ts';
import type { ExamContent } from './content.ts';
import { questionIdsOf } from './marks.ts';
import type { AttemptRow, ExamRow } from './queries.ts';

/**
 * The exams that the caller supervises: those of the company for an admin, their own for a lecturer. Anybody
 * else is refused.
 */
async function watchedExams({ tx, session }: SessionContext): Promise<SQL | undefined> {
  const [own] = await tx
    .select({ admin: member.admin, lecturer: member.lecturer })
    .from(member)
    .where(
      and(
        eq(member.userId, session.userId),
        eq(member.companyId, session.companyId),
        eq(member.state, MemberState.Active),
      ),
    );
  if (own === undefined || !(own.admin || own.lecturer)) throw new BusinessError(ErrorCode.NoPermission);
  return and(
    eq(exam.companyId, session.companyId),
    own.admin ? undefined : sql`${session.userId} = any(${exam.lecturerIds})`,
  );
}

/** An exam that the caller supervises; any other is refused as if it did not exist. */
export async function watchedOr404(context: SessionContext, examId: number): Promise<ExamRow> {
  const [row] = await context.tx
    .select()
    .from(exam)
    .where(and(eq(exam.examId, examId), await watchedExams(context)));
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  return row;
}

const hasState = (state: AttemptState) =>
  sql`count(*) filter (where ${examAttempt.state} = ${state})`.mapWith(Number);

export const listDesk: Run<'examDesk'> = async (context, { keyword, ...page }) => {
  const { tx, session, text } = context;
  const where = and(
    await watchedExams(context),
    keyword === undefined || keyword === ''
      ? undefined
      : sql`position(lower(${keyword}) in lower(${exam.title}::text)) > 0`,
  );
  const total = await tx.$count(exam, where);
  const { limit, offset } = rangeOf(page);
  const rows = await asSystemWithin(context, () =>
    tx
      .select({
        examId: exam.examId,
        title: exam.title,
        openTime: exam.openTime,
        closeTime: exam.closeTime,
        running: hasState(AttemptState.InProgress),
        marking: hasState(AttemptState.Marking),
        ended: sql`count(*) filter (where ${examAttempt.state} <> ${AttemptState.InProgress})`.mapWith(
          Number,
        ),
      })
      .from(exam)
      .leftJoin(
        examAttempt,
        and(eq(examAttempt.examId, exam.examId), eq(examAttempt.companyId, session.companyId)),
      )
      .where(where)
      .groupBy(exam.examId)
      .orderBy(desc(hasState(AttemptState.InProgress)), desc(exam.createTime), desc(exam.examId))
      .limit(limit)
      .offset(offset),
  );
  const list = rows.map((row) => ({
    ...row,
    title: text(row.title),
    openTime: row.openTime ?? undefined,
    closeTime: row.closeTime ?? undefined,
  }));
  return pageOf(list, total, page);
};

/** The attempts in progress at an exam, of the caller's company. */
export const running = ({ examId }: ExamRow, { session, now }: SessionContext): SQL | undefined =>
  and(
    eq(examAttempt.examId, examId),
    eq(examAttempt.companyId, session.companyId),
    eq(examAttempt.state, AttemptState.InProgress),
    or(isNull(examAttempt.deadlineTime), gt(examAttempt.deadlineTime, now - bellGraceMs)),
  );

function answeredOf({ questions }: Pick<ExamContent, 'questions'>, { answers }: AttemptRow): number {
  return answers.filter(({ questionId, values, files = [] }) => {
    const ask = questions.get(questionId)?.ask;
    return ask !== undefined && (files.length > 0 || readAnswer(ask.kind, values) !== undefined);
  }).length;
}

export const listDeskAttempts: Run<'examDeskAttempts'> = async (context, { examId, ...page }) => {
  const { tx, session } = context;
  const row = await watchedOr404(context, examId);
  const content = await contentOf(context, examId);
  const { limit, offset } = rangeOf(page);
  const { attempts, total, people } = await asSystemWithin(context, async () => {
    const where = running(row, context);
    const [sum] = await tx.select({ total: count() }).from(examAttempt).where(where);
    const found = await tx
      .select({ attempt: examAttempt, guestName: examGuest.name })
      .from(examAttempt)
      .leftJoin(examGuest, eq(examGuest.guestId, examAttempt.guestId))
      .where(where)
      .orderBy(asc(examAttempt.startTime), asc(examAttempt.attemptId))
      .limit(limit)
      .offset(offset);
    const ids = found.flatMap(({ attempt }) => (attempt.userId === 0 ? [] : [attempt.userId]));
    return {
      attempts: found,
      total: sum?.total ?? 0,
      people: await membersOf(tx, session.companyId, ids, context),
    };
  });
  const list = attempts.map(({ attempt, guestName }): DeskAttempt => {
    const standing = {
      attemptId: attempt.attemptId,
      startTime: attempt.startTime,
      deadlineTime: attempt.deadlineTime ?? undefined,
      extraSeconds: attempt.extraSeconds,
      savedTime: attempt.savedTime ?? undefined,
      answered: answeredOf(content, attempt),
      questionCount: questionIdsOf(attempt).length,
      switchCount: attempt.switchCount,
    };
    return guestName === null
      ? { ...standing, guest: false, learner: people.get(attempt.userId) ?? nobody }
      : { ...standing, guest: true, name: guestName };
  });
  return { ...pageOf(list, total, page), title: context.text(row.title), serverTime: context.now };
};
