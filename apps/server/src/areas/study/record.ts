import { StudyRecordKind, noCompanyId } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../clock.ts';
import { studyRecord } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { CourseRow } from '../course/summary.ts';

type Whose = Pick<SessionContext, 'tx' | 'session' | 'now'>;

/** Adds to the study record of the day, which has one row per person, target and day. */
export async function addStudyTime(
  { tx, session, now }: Whose,
  { kind, refId, seconds }: { kind: StudyRecordKind; refId: number; seconds: number },
): Promise<void> {
  if (seconds <= 0) return;
  await tx
    .insert(studyRecord)
    .values({
      userId: session.userId,
      companyId: session.companyId,
      kind,
      refId,
      day: dayOf(now),
      studySeconds: seconds,
      updatedTime: now,
    })
    .onConflictDoUpdate({
      target: [
        studyRecord.userId,
        studyRecord.companyId,
        studyRecord.kind,
        studyRecord.refId,
        studyRecord.day,
      ],
      set: { studySeconds: sql`${studyRecord.studySeconds} + ${seconds}`, updatedTime: now },
    });
}

/** Records study of a course; a platform course has a target kind of its own. */
export const recordStudy = (context: Whose, row: CourseRow, seconds: number): Promise<void> =>
  addStudyTime(context, {
    kind: row.companyId === noCompanyId ? StudyRecordKind.CloudCourse : StudyRecordKind.Course,
    refId: row.courseId,
    seconds,
  });
