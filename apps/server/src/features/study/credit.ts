import { AssignKind, TargetKind } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { yearOf } from '../../clock.ts';
import { creditEntry, upcomingTask } from '../../db/schema/index.ts';
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
  const given = await tx
    .insert(creditEntry)
    .values({
      userId: session.userId,
      companyId: session.companyId,
      assignKind: compulsory > 0 ? AssignKind.Compulsory : AssignKind.Elective,
      sourceKind: TargetKind.Course,
      sourceId: row.courseId,
      year: yearOf(now),
      reason: 'COMPLETE',
      credit: row.credit,
      createTime: now,
    })
    .onConflictDoNothing()
    .returning({ credit: creditEntry.credit });
  return given[0]?.credit ?? 0;
}
