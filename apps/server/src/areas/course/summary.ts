import type { CourseSummary } from '@stoa/api/contract/course';
import { AccessState, ChargeKind, ProgressState, Relation, TargetKind } from '@stoa/domain';
import type { Corner } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { category, courseProgress, person, relationMark, tag } from '../../db/schema/index.ts';
import type { StoredCorner, course } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { dueTimesOf } from '../../shared/assignments.ts';
import { accessOf } from './rules.ts';
import type { Viewer } from './rules.ts';
import { courseTargets } from './targets.ts';

export type CourseRow = typeof course.$inferSelect;
export type CourseProgressRow = typeof courseProgress.$inferSelect;

export const cornersOf = (stored: readonly StoredCorner[], text: SessionContext['text']): Corner[] =>
  stored.map((corner) => ({ ...corner, text: corner.text === undefined ? undefined : text(corner.text) }));

export const progressBrief = (row: CourseProgressRow) => ({
  state: row.state,
  percent: row.percent,
  lastTime: row.lastTime,
  completedTime: row.completedTime ?? undefined,
});

const named = <Row>(rows: readonly Row[], idOf: (row: Row) => number) =>
  new Map(rows.map((row) => [idOf(row), row]));

/** Turns course rows into cards, with as many queries for sixty courses as for one. */
export async function summariesOf(
  rows: readonly CourseRow[],
  viewer: Viewer,
  context: SessionContext,
): Promise<CourseSummary[]> {
  if (rows.length === 0) return [];
  const { tx, now, text, media } = context;
  const ids = rows.map((row) => row.courseId);
  const teacherIds = [...new Set(rows.flatMap((row) => row.teacherIds))];
  const teachers = named(
    teacherIds.length === 0 ? [] : await tx.select().from(person).where(oneOf(person.personId, teacherIds)),
    (row) => row.personId,
  );
  const categories = named(await tx.select().from(category), (row) => row.categoryId);
  const tags = named(await tx.select().from(tag), (row) => row.tagId);
  const progress = named(
    await tx
      .select()
      .from(courseProgress)
      .where(
        and(
          eq(courseProgress.userId, viewer.userId),
          eq(courseProgress.companyId, viewer.companyId),
          oneOf(courseProgress.courseId, ids),
        ),
      ),
    (row) => row.courseId,
  );
  const marks = await tx
    .select()
    .from(relationMark)
    .where(
      and(
        eq(relationMark.userId, viewer.userId),
        eq(relationMark.companyId, viewer.companyId),
        eq(relationMark.targetKind, TargetKind.Course),
        oneOf(relationMark.targetId, ids),
      ),
    );
  const due = await dueTimesOf(tx, viewer, courseTargets, ids);
  const marked = (relation: Relation, courseId: number) =>
    marks.some((mark) => mark.relation === relation && mark.targetId === courseId);
  const { flags } = viewer;

  return rows.map((row) => {
    const own = progress.get(row.courseId);
    const categoryRow = categories.get(row.categoryId);
    const hidesVip = viewer.hideVip && row.chargeKind === ChargeKind.Vip;
    return {
      courseId: row.courseId,
      source: row.source,
      title: text(row.title),
      coverUrl: media(row.coverUrl),
      summary: text(row.summary),
      teacherNames: row.teacherIds.flatMap((id) => {
        const teacher = teachers.get(id);
        return teacher === undefined ? [] : [text(teacher.name)];
      }),
      categoryName: categoryRow === undefined ? '' : text(categoryRow.name),
      categoryId: row.categoryId,
      jobLevels: row.jobLevels,
      chargeKind: row.chargeKind,
      priceFen: row.priceFen ?? undefined,
      vipPriceFen: viewer.hideVip ? undefined : (row.vipPriceFen ?? undefined),
      itemCount: row.itemCount,
      duration: row.duration,
      score: row.score,
      studyNum: flags.hideCourseStudyNum ? undefined : row.studyNum,
      recentNum: flags.hideCourseStudyNum ? undefined : row.hotScore,
      credit: row.credit,
      corners: hidesVip ? [] : cornersOf(row.corners, text),
      tags: row.tagIds.flatMap((id) => {
        const found = tags.get(id);
        return found === undefined ? [] : [text(found.name)];
      }),
      freshTime: row.freshTime,
      access: accessOf(row, viewer, now),
      dueTime: due.get(row.courseId),
      progress: own === undefined ? undefined : progressBrief(own),
      collected: flags.hideCourseCollect ? undefined : marked(Relation.Collect, row.courseId),
      wanna: flags.showWannaLearnFlg ? marked(Relation.Wanna, row.courseId) : undefined,
      reason: undefined,
    };
  });
}

/** Progress in a course in which the person has not enrolled. */
export const noProgress = { state: ProgressState.NotStarted, percent: 0 } as const;

export const mayStudy = (access: AccessState): boolean => access === AccessState.Ok;
