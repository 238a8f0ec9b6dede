import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  accessRequest,
  courseDetail as courseDetailData,
  courseRating,
  courseShare as courseShareData,
} from './types/course.ts';
import { courseSummary } from './types/courseSummary.ts';
import { contextFields, progressBrief } from './types/values.ts';
import {
  jsonId,
  jsonInteger,
  keyword,
  merged,
  ok,
  pageOf,
  pageRequest,
  text,
  wireId,
  wireInteger,
} from './types/wire.ts';

export type { Chapter, CourseItem } from './types/chapter.ts';
export type { AccessRequest, CourseDetail, CourseRating, CourseShare } from './types/course.ts';
export type { CourseCollection } from './types/collection.ts';
export type { CourseSummary } from './types/courseSummary.ts';
export type { MediaSource } from './types/media.ts';
export type { PlayItem } from './types/play.ts';
export type { StudyPolicy } from './types/studyPolicy.ts';
export type { Page } from './types/wire.ts';
export { accessAnswer, accessRequests } from './parts/accessRequests.ts';
export { accessRequestStates } from './types/accessRequest.ts';
export type { AccessRequestState, AccessRequestTask } from './types/accessRequest.ts';
export { collectionDetail, collectionList } from './parts/collection.ts';
export { courseChapters } from './parts/courseChapters.ts';
export type { CourseChapters } from './parts/courseChapters.ts';
export { courseFilterNames, courseFilters, courseList, courseSorts } from './parts/courseList.ts';
export type {
  CourseFilterName,
  CourseFilters,
  CourseFiltersRequest,
  CourseListRequest,
  CourseSort,
} from './parts/courseList.ts';

/** One course with its outline and rules; counts a visit once a day. */
export const courseDetail = defineCall({
  id: 'X13',
  method: 'GET',
  path: '/course/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ courseId: wireId }),
  data: courseDetailData,
});

/** Enrols in a course; a second call changes nothing, because an enrolment exists once. */
export const courseEnrol = defineCall({
  id: 'X15',
  method: 'POST',
  path: '/course/pc/enrol',
  encoding: 'json',
  auth: 'session',
  request: merged(contextFields(jsonId), {
    courseId: jsonId,
    shareCode: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  data: progressBrief,
});

/** Rates a course and replaces an earlier rating; refused before a minute of study (3005). */
export const courseRate = defineCall({
  id: 'X16',
  method: 'POST',
  path: '/course/pc/rate',
  encoding: 'json',
  auth: 'session',
  request: v.object({ courseId: jsonId, score: jsonInteger(1, 5) }),
  data: courseRating,
});

/** Courses related to this one; empty when recommendations are switched off. */
export const relatedCourses = defineCall({
  id: 'X17',
  method: 'GET',
  path: '/course/pc/related',
  encoding: 'query',
  auth: 'session',
  request: v.object({ courseId: wireId, limit: v.optional(wireInteger(1, 20)) }),
  data: v.array(courseSummary),
});

/** A link to the course with the learner's code; refused where sharing brings no reward (1005). */
export const courseShare = defineCall({
  id: 'X18',
  method: 'POST',
  path: '/course/pc/share',
  encoding: 'json',
  auth: 'session',
  module: 'sharing',
  request: v.object({ courseId: jsonId }),
  data: courseShareData,
});

/**
 * Asks the administrators of the company to open a course that the person cannot open (`NEED_VIP`, `NEED_BUY`);
 * any other course is refused (1008). There is one request for each person and course, so a second call answers
 * the first; after a refusal it makes a new one.
 */
export const accessAsk = defineCall({
  id: 'X157',
  method: 'POST',
  path: '/course/pc/access/request',
  encoding: 'json',
  auth: 'session',
  rate: 'access',
  request: v.object({ courseId: jsonId, reason: v.optional(text(0, 200)) }),
  data: accessRequest,
});

/** Withdraws the request for access; without a request nothing changes. */
export const accessWithdraw = defineCall({
  id: 'X158',
  method: 'POST',
  path: '/course/pc/access/withdraw',
  encoding: 'json',
  auth: 'session',
  request: v.object({ courseId: jsonId }),
  data: ok,
});

/** Which of the learner's own courses a list shows. */
export const myCourseTabs = ['studying', 'completed', 'assigned', 'collected', 'wanna', 'bought'] as const;
export type MyCourseTab = (typeof myCourseTabs)[number];

/** The learner's own courses. */
export const myCourses = defineCall({
  id: 'X21',
  method: 'GET',
  path: '/course/pc/my/list',
  encoding: 'query',
  auth: 'session',
  module: 'myCourses',
  request: merged(pageRequest, { tab: v.picklist(myCourseTabs), keyword: v.optional(keyword) }),
  data: pageOf(courseSummary),
});
