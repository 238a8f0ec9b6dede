import { ErrorCode } from '@stoa/domain';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { category, course, courseProgress } from '../../db/schema/index.ts';
import type { PersonScope } from '../../db/scope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageOf, rangeOf } from '../../http/page.ts';
import { conditionOf, isChosen, isRanking, isRecommended, mostHot, orderOf, visibleTo } from './list.ts';
import type { CourseFilter } from './list.ts';
import { withReasons } from './recommend.ts';
import { summariesOf } from './summary.ts';
import type { CourseProgressRow, CourseRow } from './summary.ts';
import type { Viewer } from './rules.ts';

/** A course that the person may see; a missing one and one of another company answer the same, 1004. */
export async function courseOr404(
  context: SessionContext,
  viewer: Viewer,
  courseId: number,
): Promise<CourseRow> {
  const [row] = await context.tx
    .select()
    .from(course)
    .where(and(eq(course.courseId, courseId), visibleTo(viewer)));
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  return row;
}

export async function progressOf(
  { tx, session }: { readonly tx: Database; readonly session: PersonScope },
  courseId: number,
): Promise<CourseProgressRow | undefined> {
  const [row] = await tx
    .select()
    .from(courseProgress)
    .where(
      and(
        eq(courseProgress.userId, session.userId),
        eq(courseProgress.companyId, session.companyId),
        eq(courseProgress.courseId, courseId),
      ),
    );
  return row;
}

/** One page of a course list (`courseList`). */
export async function coursePage(
  context: SessionContext,
  viewer: Viewer,
  filter: CourseFilter,
  pageNo: number,
  pageSize: number,
) {
  const { tx, now } = context;
  const where = conditionOf(tx, filter, viewer, now);
  const [sum] = await tx.select({ total: count() }).from(course).where(where);
  const { limit, offset } = rangeOf({ pageNo, pageSize });
  const most = isRanking(filter) ? mostHot : Number.POSITIVE_INFINITY;
  const rows = await tx
    .select()
    .from(course)
    .where(where)
    .orderBy(...orderOf(tx, filter, viewer))
    .limit(Math.max(Math.min(limit, most - offset), 0))
    .offset(offset);
  const total = Math.min(sum?.total ?? 0, most);
  const cards = await summariesOf(rows, viewer, context);
  const explained =
    isRecommended(filter.kind) && !isChosen(filter) ? await withReasons(context, viewer, rows, cards) : cards;
  return pageOf(explained, total, { pageNo, pageSize });
}

/** A category together with its siblings, the categories below the same parent. */
export async function categoryFamily(tx: Database, categoryId: number): Promise<number[]> {
  const rows = await tx.select().from(category);
  const parent = rows.find((row) => row.categoryId === categoryId)?.parentId ?? 0;
  const top = parent === 0 ? categoryId : parent;
  return [top, ...rows.filter((row) => row.parentId === top).map((row) => row.categoryId)];
}
