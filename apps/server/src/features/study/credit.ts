import { AssignKind, NotificationKind, TargetKind } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { yearOf } from '../../clock.ts';
import { creditEntry, notification, upcomingTask } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { CourseRow } from '../course/summary.ts';

/**
 * Credit for a completed course, once a year: compulsory when it is a compulsory task of the person at
 * that moment, else elective (contract 8.4). Answers what was given now.
 */
export async function giveCredit(context: SessionContext, row: CourseRow): Promise<number> {
  const { tx, session, now } = context;
  if (row.credit <= 0) return 0;
  const compulsory = await tx.$count(
    upcomingTask,
    and(
      eq(upcomingTask.userId, session.userId),
      eq(upcomingTask.companyId, session.companyId),
      eq(upcomingTask.assignKind, AssignKind.Compulsory),
      sql`${upcomingTask.target}->>'kind' in (${String(TargetKind.Course)}, ${String(TargetKind.CloudCourse)})`,
      sql`${upcomingTask.target}->>'id' = ${String(row.courseId)}`,
    ),
  );
  const assignKind = compulsory > 0 ? AssignKind.Compulsory : AssignKind.Elective;
  const given = await tx
    .insert(creditEntry)
    .values({
      userId: session.userId,
      companyId: session.companyId,
      assignKind,
      sourceKind: TargetKind.Course,
      sourceId: row.courseId,
      year: yearOf(now),
      reason: 'COMPLETE',
      credit: row.credit,
      createTime: now,
    })
    .onConflictDoNothing()
    .returning({ credit: creditEntry.credit });
  const credit = given[0]?.credit ?? 0;
  if (credit > 0) await tellCredit(context, row, credit, assignKind);
  return credit;
}

/** Told with the credit, or not at all (contract 8.16). */
async function tellCredit(
  { tx, session, now }: SessionContext,
  { title }: CourseRow,
  credit: number,
  assignKind: AssignKind,
): Promise<void> {
  const compulsory = assignKind === AssignKind.Compulsory;
  await tx.insert(notification).values({
    userId: session.userId,
    companyId: session.companyId,
    kind: NotificationKind.CreditCertificate,
    title: { zh: `获得 ${credit} 学分`, en: `You earned ${credit} ${credit === 1 ? 'credit' : 'credits'}` },
    content: {
      zh: `完成《${title.zh}》，学分已计入本年度${compulsory ? '必修' : '选修'}。`,
      en: `For finishing “${title.en || title.zh}”. It counts as ${compulsory ? 'compulsory' : 'elective'} this year.`,
    },
    createTime: now,
    target: { kind: TargetKind.Url, url: '/study/credit' },
  });
}
