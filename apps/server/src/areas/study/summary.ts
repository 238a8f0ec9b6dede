import { CreditState } from '@stoa/api/contract/study';
import type { CreditSummary, StudySummary } from '@stoa/api/contract/study';
import { AssignKind, ProgressState } from '@stoa/domain';
import { and, desc, eq } from 'drizzle-orm';
import { dayOf, startOfDay, yearOf } from '../../clock.ts';
import { company, course, courseProgress, creditEntry } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { tasksOf } from '../../shared/tasks.ts';
import { goalOf, studyDays, weekOf } from './week.ts';
import { visibleTo } from '../course/list.ts';
import { summariesOf } from '../course/summary.ts';
import { resumeItem, treeOf } from '../course/tree.ts';
import { viewerOf } from '../course/viewer.ts';

const dayMs = 24 * 3_600_000;

/** Days of study in a row up to today; a today without study yet does not end the row. */
export function streakOf(days: ReadonlySet<string>, now: number): number {
  let time = days.has(dayOf(now)) ? now : now - dayMs;
  let streak = 0;
  for (; days.has(dayOf(time)); time -= dayMs) streak += 1;
  return streak;
}

/** Answer of `studySummary`. */
export async function studySummaryOf(context: SessionContext): Promise<StudySummary> {
  const { now } = context;
  const rows = await studyDays(context);
  const week = weekOf(await goalOf(context), rows, now);
  const tasks = await tasksOf(context);
  const inState = (state: ProgressState) => tasks.filter((task) => task.state === state).length;
  return {
    credit: await creditSummaryOf(context),
    todaySeconds: Math.round(rows.find((row) => row.day === dayOf(now))?.seconds ?? 0),
    weekSeconds: Math.round(week.daySeconds.reduce((sum, daySeconds) => sum + daySeconds, 0)),
    week,
    streakDays: streakOf(new Set(rows.filter((row) => row.seconds > 0).map((row) => row.day)), now),
    counts: {
      todo: inState(ProgressState.NotStarted),
      doing: inState(ProgressState.InProgress),
      done: inState(ProgressState.Completed),
      overdue: inState(ProgressState.Overdue),
    },
    lastCourse: await lastCourseOf(context),
  };
}

/** The course that the person studied last and has not finished, with the item at which to continue. */
export async function lastCourseOf(context: SessionContext): Promise<StudySummary['lastCourse']> {
  const { tx, session, text } = context;
  const viewer = await viewerOf(context);
  const [last] = await tx
    .select({ progress: courseProgress, course })
    .from(courseProgress)
    .innerJoin(course, eq(course.courseId, courseProgress.courseId))
    .where(
      and(
        eq(courseProgress.userId, session.userId),
        eq(courseProgress.companyId, session.companyId),
        eq(courseProgress.state, ProgressState.InProgress),
        visibleTo(viewer),
      ),
    )
    .orderBy(desc(courseProgress.lastTime))
    .limit(1);
  if (last === undefined) return undefined;
  const [summary] = await summariesOf([last.course], viewer, context);
  const tree = await treeOf(context, last.course.courseId);
  const next = resumeItem(tree, last.course, last.progress.lastItemId);
  if (summary === undefined) return undefined;
  return {
    ...summary,
    resume:
      next === undefined
        ? undefined
        : {
            itemId: next.itemId,
            title: text(next.title),
            position: tree.progress.get(next.itemId)?.lastPosition ?? 0,
          },
  };
}

/** Credit of this year and the company's targets. */
export async function creditSummaryOf({ tx, session, now }: SessionContext): Promise<CreditSummary> {
  const year = yearOf(now);
  const [owner] = await tx.select().from(company).where(eq(company.companyId, session.companyId));
  const entries = await tx
    .select()
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.userId, session.userId),
        eq(creditEntry.companyId, session.companyId),
        eq(creditEntry.valid, true),
      ),
    );
  const got = (kind: AssignKind) =>
    entries
      .filter((entry) => entry.year === year && entry.assignKind === kind)
      .reduce((sum, entry) => sum + entry.credit, 0);
  const compulsory = { got: got(AssignKind.Compulsory), target: owner?.compulsoryTarget ?? 0 };
  const elective = { got: got(AssignKind.Elective), target: owner?.electiveTarget ?? 0 };
  const yearStart = startOfDay(`${year}-01-01`);
  const deadlineTime = startOfDay(`${year + 1}-01-01`) - 1;
  const passed = (now - yearStart) / (deadlineTime - yearStart);
  return {
    year,
    years: [...new Set([year, ...entries.map((entry) => entry.year)])].toSorted((one, other) => other - one),
    compulsory,
    elective,
    total: compulsory.got + elective.got,
    deadlineTime,
    state: creditState([compulsory, elective], passed),
  };
}

/**
 * `BEHIND` when the share of the target that was reached is smaller than the share of the year that has
 * passed.
 */
export function creditState(goals: readonly { got: number; target: number }[], passed: number): CreditState {
  if (goals.every(({ got, target }) => got >= target)) return CreditState.Reached;
  const onTrack = goals.every(({ got, target }) => got >= target * passed);
  return onTrack ? CreditState.OnTrack : CreditState.Behind;
}
