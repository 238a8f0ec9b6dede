import { CourseListKind, ErrorCode, NavAreaKind } from '@stoa/domain';
import { and, desc, gt, ne } from 'drizzle-orm';
import { course } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { chosenIn, navAreaOr404 } from '../navArea/queries.ts';
import { answerAccess, askAccess, listAccessRequests, withdrawAccess } from './accessRequest.ts';
import { countVisit, detailOf } from './detail.ts';
import { enrol } from './enrol.ts';
import { filtersOf } from './filters.ts';
import { conditionOf } from './list.ts';
import { myCoursePage } from './mine.ts';
import { categoryFamily, courseOr404, coursePage, progressOf } from './queries.ts';
import { rateCourse } from './rate.ts';
import { nearnessTo, withReasons } from './recommend.ts';
import { accessOf, demandAccess, mayShare } from './rules.ts';
import { noteInvite, shareCourse } from './share.ts';
import { progressBrief, summariesOf } from './summary.ts';
import { chaptersOf, treeOf } from './tree.ts';
import { viewerOf } from './viewer.ts';

const list: Run<'courseList'> = async (context, { pageNo = 1, pageSize = 20, areaId, tabId, ...filter }) => {
  const viewer = await viewerOf(context);
  const courseIds =
    areaId === undefined
      ? undefined
      : chosenIn(await navAreaOr404(context, areaId, NavAreaKind.Course), tabId);
  return coursePage(context, viewer, { ...filter, courseIds }, pageNo, pageSize);
};

const filters: Run<'courseFilters'> = async (context, asked) => {
  const viewer = await viewerOf(context);
  return filtersOf(context, viewer, asked);
};

const detail: Run<'courseDetail'> = async (context, { courseId }) => {
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, courseId);
  if (!context.noRoom) await countVisit(context, courseId);
  const answer = await detailOf(context, viewer, row);
  if (answer === undefined) throw new BusinessError(ErrorCode.NotFound);
  return answer;
};

const chapters: Run<'courseChapters'> = async (context, { courseId }) => {
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, courseId);
  const [summary] = await summariesOf([row], viewer, context);
  if (summary === undefined) throw new BusinessError(ErrorCode.NotFound);
  const tree = await treeOf(context, courseId);
  return {
    course: summary,
    chapters: chaptersOf(tree, row, accessOf(row, viewer, context.now), context.text),
    policy: row.policy,
  };
};

const enrolment: Run<'courseEnrol'> = async (context, { courseId, shareCode }) => {
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, courseId);
  demandAccess(accessOf(row, viewer, context.now));
  // A person who has studied here before was not brought by the link.
  const known = await progressOf(context, courseId);
  if (known === undefined && mayShare(viewer.flags)) await noteInvite(context, courseId, shareCode);
  return progressBrief(known ?? (await enrol(context, courseId)));
};

const rate: Run<'courseRate'> = async (context, { courseId, score }) => {
  const viewer = await viewerOf(context);
  return rateCourse(context, await courseOr404(context, viewer, courseId), score);
};

/** Other courses that are similar to this one, and why; nothing where recommendations are off. */
const related: Run<'relatedCourses'> = async (context, { courseId, limit = 6 }) => {
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, courseId);
  if (!viewer.flags.showRecommendCourseFlg) return [];
  const { tx, now } = context;
  const nearness = nearnessTo(row, await categoryFamily(tx, row.categoryId), viewer);
  const rows = await tx
    .select()
    .from(course)
    .where(
      and(
        conditionOf(tx, { kind: CourseListKind.All }, viewer, now),
        ne(course.courseId, courseId),
        gt(nearness, 0),
      ),
    )
    .orderBy(desc(nearness), desc(course.hotScore), desc(course.courseId))
    .limit(limit);
  return withReasons(context, viewer, rows, await summariesOf(rows, viewer, context), row);
};

const share: Run<'courseShare'> = async (context, { courseId }) => {
  const viewer = await viewerOf(context);
  return shareCourse(context, await courseOr404(context, viewer, courseId));
};

const ask: Run<'accessAsk'> = async (context, { courseId, reason = '' }) => {
  const viewer = await viewerOf(context);
  return askAccess(context, viewer, await courseOr404(context, viewer, courseId), reason);
};

const withdraw: Run<'accessWithdraw'> = async (context, { courseId }) => {
  const { courseId: asked } = await courseOr404(context, await viewerOf(context), courseId);
  await withdrawAccess(context, asked);
  return { ok: true as const };
};

export const courseHandlers = {
  courseList: list,
  courseFilters: filters,
  courseDetail: detail,
  courseChapters: chapters,
  courseEnrol: enrolment,
  courseRate: rate,
  relatedCourses: related,
  courseShare: share,
  accessAsk: ask,
  accessWithdraw: withdraw,
  accessRequests: listAccessRequests,
  accessAnswer: answerAccess,
  myCourses: myCoursePage,
} satisfies Handlers;
