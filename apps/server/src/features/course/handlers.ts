import {
  courseChapters,
  courseDetail,
  courseEnrol,
  courseFilters,
  courseList,
  courseRate,
  myCourses,
  relatedCourses,
} from '@stoa/api/contract/course';
import { CourseListKind, ErrorCode } from '@stoa/domain';
import { and, inArray, ne } from 'drizzle-orm';
import { course } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import { handle } from '../../http/handle.ts';
import { countVisit, detailOf } from './detail.ts';
import { enrol } from './enrol.ts';
import { filtersOf } from './filters.ts';
import { conditionOf, orderOf } from './list.ts';
import { myCoursePage } from './mine.ts';
import { categoryFamily, courseOr404, coursePage } from './queries.ts';
import { rateCourse } from './rate.ts';
import { accessOf, demandAccess } from './rules.ts';
import { progressBrief, summariesOf } from './summary.ts';
import { chaptersOf, treeOf } from './tree.ts';
import { viewerOf } from './viewer.ts';

/** X11. */
const list = handle(courseList, async ({ pageNo = 1, pageSize = 20, ...filter }, context) => {
  const viewer = await viewerOf(context);
  // Navigation areas come with their own screens; until then no area exists.
  if (filter.areaId !== undefined) throw new BusinessError(ErrorCode.NotFound);
  return coursePage(context, viewer, filter, pageNo, pageSize);
});

/** X12. */
const filters = handle(courseFilters, async ({ kind }, context) => {
  const viewer = await viewerOf(context);
  return filtersOf(context, viewer, kind);
});

/** X13. */
const detail = handle(courseDetail, async ({ courseId }, context) => {
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, courseId);
  await countVisit(context, courseId);
  const answer = await detailOf(context, viewer, row);
  if (answer === undefined) throw new BusinessError(ErrorCode.NotFound);
  return answer;
});

/** X14. */
const chapters = handle(courseChapters, async ({ courseId }, context) => {
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, courseId);
  const [summary] = await summariesOf([row], viewer, context);
  if (summary === undefined) throw new BusinessError(ErrorCode.NotFound);
  const tree = await treeOf(context.tx, courseId);
  return {
    course: summary,
    chapters: chaptersOf(tree, row, accessOf(row, viewer, context.now), context.text),
    policy: row.policy,
  };
});

/** X15. */
const enrolment = handle(courseEnrol, async ({ courseId }, context) => {
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, courseId);
  demandAccess(accessOf(row, viewer, context.now));
  return progressBrief(await enrol(context, courseId));
});

/** X16. */
const rate = handle(courseRate, async ({ courseId, score }, context) => {
  const viewer = await viewerOf(context);
  return rateCourse(context, await courseOr404(context, viewer, courseId), score);
});

/** X17: other courses of the same field; nothing where recommendations are off. */
const related = handle(relatedCourses, async ({ courseId, limit = 6 }, context) => {
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, courseId);
  if (!viewer.flags.showRecommendCourseFlg) return [];
  const filter = { kind: CourseListKind.All };
  const rows = await context.tx
    .select()
    .from(course)
    .where(
      and(
        conditionOf(context.tx, filter, viewer, context.now),
        inArray(course.categoryId, await categoryFamily(context.tx, row.categoryId)),
        ne(course.courseId, courseId),
      ),
    )
    .orderBy(...orderOf(filter))
    .limit(limit);
  return summariesOf(rows, viewer, context);
});

/** X21. */
const mine = handle(myCourses, async (request, context) => myCoursePage(context, request));

export const courseHandlers = [list, filters, detail, chapters, enrolment, rate, related, mine];
