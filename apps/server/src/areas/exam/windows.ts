import { ProgressState, TargetKind } from '@stoa/domain';
import { and, gt, lte, sql } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { exam, upcomingTask } from '../../db/schema/index.ts';
import type { Job, Moment } from '../../jobs/job.ts';
import { leadsToKind, targetId } from '../../shared/assignments.ts';
import { notices } from '../../shared/notices.ts';
import type { Notice } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import type { ExamRow } from './queries.ts';
import { examTasks } from './tasks.ts';

const dayMs = 24 * 3_600_000;

/** Exams with one of their times after the first moment and not after the second. */
const examsBetween = (
  tx: Database,
  time: typeof exam.openTime | typeof exam.closeTime,
  after: number,
  until: number,
): Promise<ExamRow[]> =>
  tx
    .select()
    .from(exam)
    .where(and(gt(time, after), lte(time, until)));

/** The people to whom these exams were assigned, each with the exam. */
async function givenExams(tx: Database, rows: readonly ExamRow[]) {
  if (rows.length === 0) return [];
  const byId = new Map(rows.map((row) => [row.examId, row]));
  const given = await tx
    .select({
      userId: upcomingTask.userId,
      companyId: upcomingTask.companyId,
      dueTime: upcomingTask.dueTime,
      examId: targetId.mapWith(Number),
    })
    .from(upcomingTask)
    .where(
      and(leadsToKind([TargetKind.Exam]), sql`${targetId} = any(${makePgArray([...byId.keys()])}::bigint[])`),
    );
  return given.flatMap(({ examId, ...whose }) => {
    const row = byId.get(examId);
    return row === undefined ? [] : [{ ...whose, row }];
  });
}

type Given = Awaited<ReturnType<typeof givenExams>>[number];

const tell = (tx: Database, now: number, given: readonly Given[], notice: (row: ExamRow) => Notice) =>
  notify(
    { tx, now },
    given.map(({ userId, companyId, row }) => ({ userId, companyId, notice: notice(row) })),
  );

/** Events from before the first run are skipped, because they are outdated. */
const lastRun = ({ now, since }: Moment): number => (since === 0 ? now : since);

/**
 * Notifies the people to whom an exam was assigned that it opens within a day; an exam that was announced at
 * shorter notice is notified only when it opens.
 */
async function tellOpensSoon(tx: Database, moment: Moment): Promise<number> {
  const { now } = moment;
  const soon = await examsBetween(tx, exam.openTime, Math.max(now, lastRun(moment) + dayMs), now + dayMs);
  return tell(tx, now, await givenExams(tx, soon), notices.examOpensSoon);
}

/** Notifies the people to whom an exam was assigned that it has opened. */
async function tellOpened(tx: Database, moment: Moment): Promise<number> {
  const { now } = moment;
  const opened = await examsBetween(tx, exam.openTime, lastRun(moment), now);
  return tell(tx, now, await givenExams(tx, opened), notices.examOpened);
}

/**
 * Notifies the people to whom an exam was assigned and who have not done it that it closes within a day,
 * unless their task is due before that and has its own reminder.
 */
async function tellClosesSoon(tx: Database, moment: Moment): Promise<number> {
  const { now } = moment;
  const closing = await examsBetween(tx, exam.closeTime, Math.max(now, lastRun(moment) + dayMs), now + dayMs);
  const given = (await givenExams(tx, closing)).filter(
    ({ dueTime, row }) => dueTime === null || dueTime > (row.closeTime ?? 0),
  );
  const states = await examTasks.statesOf(
    tx,
    given.map(({ userId, companyId, row }) => ({
      userId,
      companyId,
      target: { kind: TargetKind.Exam, id: row.examId },
    })),
  );
  const open = given.filter((_, at) => states[at] !== ProgressState.Completed);
  return tell(tx, now, open, notices.examClosesSoon);
}

/** Jobs that notify people of the opening and closing of exams. */
export const windowJobs: readonly Job[] = [
  { name: 'exams that open soon', rhythm: 'every minute', run: tellOpensSoon },
  { name: 'exam openings', rhythm: 'every minute', run: tellOpened },
  { name: 'exams that close soon', rhythm: 'every minute', run: tellClosesSoon },
];
