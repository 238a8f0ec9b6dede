import type { ExamSummary, ExamTab } from '@stoa/api/contract/exam';
import { AttemptState, ExamUserState, TargetKind } from '@stoa/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { course, exam, examAttempt } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageFrom } from '../../http/page.ts';
import type { Run } from '../../http/register.ts';
import { attemptsAt, ownAttempts, standing, visibleExams } from './queries.ts';
import type { AttemptStanding, ExamRow } from './queries.ts';
import { countedOf } from './rules/attempts.ts';
import { attemptBriefOf, examSummaryOf } from './summary.ts';

/**
 * The largest number of exams that a list covers, the newest first. It is limited, because the state of each
 * one must be computed before a tab can be filtered.
 */
const mostExams = 500;
const mostRecords = 1000;

const isIn = (tab: ExamTab, state: ExamUserState): boolean => {
  switch (tab) {
    case 'all':
      return true;
    case 'todo':
      // Only these states need the learner to do something.
      return [ExamUserState.InProgress, ExamUserState.Available, ExamUserState.NotOpen].some(
        (one) => one === state,
      );
    case 'doing':
      return state === ExamUserState.InProgress;
    case 'done':
      return [ExamUserState.Marking, ExamUserState.Passed, ExamUserState.Failed].some((one) => one === state);
    case 'missed':
      return state === ExamUserState.Missed;
    default:
      return tab satisfies never;
  }
};

const places: Readonly<Partial<Record<ExamUserState, number>>> = {
  [ExamUserState.InProgress]: 0,
  [ExamUserState.Available]: 1,
  [ExamUserState.NotOpen]: 2,
};

const place = ({ userState }: ExamSummary): number => places[userState] ?? 3;

/** Exams in progress or closing soonest come first; all others stay in their order. */
function byUrgency(one: ExamSummary, other: ExamSummary): number {
  const order = place(one) - place(other);
  if (order !== 0 || one.userState !== ExamUserState.Available) return order;
  return Math.sign((one.closeTime ?? Infinity) - (other.closeTime ?? Infinity)) || 0;
}

/** The courses that exams belong to, by their ids. */
export async function sourcesOf(
  { tx, text }: Pick<SessionContext, 'tx' | 'text'>,
  rows: readonly ExamRow[],
): Promise<ReadonlyMap<number, NonNullable<ExamSummary['source']>>> {
  const courseIds = [...new Set(rows.flatMap(({ courseId }) => courseId ?? []))];
  const courses =
    courseIds.length === 0
      ? []
      : await tx
          .select({ courseId: course.courseId, title: course.title })
          .from(course)
          .where(oneOf(course.courseId, courseIds));
  return new Map(
    courses.map(({ courseId, title }) => [
      courseId,
      { title: text(title), target: { kind: TargetKind.Course, id: courseId } },
    ]),
  );
}

/** Exams with the caller's state of each and the course that it belongs to. */
export async function summariesOf(context: SessionContext, rows: readonly ExamRow[]): Promise<ExamSummary[]> {
  const attempts = await attemptsAt(
    context,
    rows.map(({ examId }) => examId),
  );
  const sources = await sourcesOf(context, rows);
  return rows.map((row) => {
    const own = attempts.filter(({ examId }) => examId === row.examId);
    const source = sources.get(row.courseId ?? 0);
    return { ...examSummaryOf(row, own, context), ...(source === undefined ? {} : { source }) };
  });
}

const named = (keyword: string | undefined) =>
  keyword === undefined || keyword === ''
    ? undefined
    : sql`position(lower(${keyword}) in lower(${exam.title}::text)) > 0`;

export const listExams: Run<'examList'> = async (context, { tab, examKind, keyword, ...page }) => {
  const rows = await context.tx
    .select()
    .from(exam)
    .where(
      and(
        visibleExams(context),
        named(keyword),
        examKind === undefined ? undefined : eq(exam.examKind, examKind),
      ),
    )
    .orderBy(desc(exam.createTime), desc(exam.examId))
    .limit(mostExams);
  const summaries = await summariesOf(context, rows);
  return pageFrom(summaries.filter(({ userState }) => isIn(tab, userState)).toSorted(byUrgency), page);
};

const isOver = inArray(examAttempt.state, [AttemptState.Marking, AttemptState.Graded]);

/** The attempts of one exam by its id. */
function byExam(attempts: readonly AttemptStanding[]): ReadonlyMap<number, readonly AttemptStanding[]> {
  const found = new Map<number, AttemptStanding[]>();
  for (const attempt of attempts) {
    const known = found.get(attempt.examId);
    if (known === undefined) found.set(attempt.examId, [attempt]);
    else known.push(attempt);
  }
  return found;
}

/** Answers `examRecords`: the attempts that are over, the latest first. */
export const listRecords: Run<'examRecords'> = async (context, request) => {
  const { tx, session, now } = context;
  const { examId, examKind, passed, from, to, ...page } = request;
  const rows = await tx
    .select({ attempt: standing, exam })
    .from(examAttempt)
    .innerJoin(exam, eq(exam.examId, examAttempt.examId))
    .where(
      and(
        ownAttempts(session),
        isOver,
        examId === undefined ? undefined : eq(examAttempt.examId, examId),
        examKind === undefined ? undefined : eq(exam.examKind, examKind),
        from === undefined ? undefined : sql`${examAttempt.startTime} >= ${from}`,
        to === undefined ? undefined : sql`${examAttempt.startTime} <= ${to}`,
      ),
    )
    .orderBy(desc(examAttempt.startTime), desc(examAttempt.attemptId))
    .limit(mostRecords);
  const all = byExam(await attemptsAt(context, [...new Set(rows.map((row) => row.attempt.examId))]));
  const views = rows.map((row) => {
    const attempts = all.get(row.exam.examId) ?? [];
    const counted = countedOf(attempts, row.exam.rules.scoreRule);
    return {
      ...attemptBriefOf(row.exam, row.attempt, counted, now),
      exam: examSummaryOf(row.exam, attempts, context),
    };
  });
  // Filtered by the visible result, because filtering by the stored one would reveal a result that is
  // withheld.
  return pageFrom(passed === undefined ? views : views.filter((view) => view.passed === passed), page);
};
