import {
  ChargeFilter,
  CourseListKind,
  DurationFilter,
  JobLevel,
  ListLayout,
  ProgressFilter,
  RatingFilter,
} from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { courseSummary } from '../types/courseSummary.ts';
import { treeNode } from '../types/tree.ts';
import { tag } from '../types/values.ts';
import { keyword, merged, pageOf, pageRequest, wireEnum, wireId } from '../types/wire.ts';

/** Values of `sort` of the course list. */
export const courseSorts = ['default', 'new', 'hot', 'score'] as const;
export type CourseSort = (typeof courseSorts)[number];

/** The parameters that reduce a list. */
const narrowing = {
  keyword: v.optional(keyword),
  categoryId: v.optional(wireId),
  industryId: v.optional(wireId),
  jobLevel: v.optional(wireEnum(JobLevel)),
  charge: v.optional(wireEnum(ChargeFilter)),
  tagId: v.optional(wireId),
  duration: v.optional(wireEnum(DurationFilter)),
  rating: v.optional(wireEnum(RatingFilter)),
  progress: v.optional(wireEnum(ProgressFilter)),
};

/** The filters of a list of courses, by their name in requests. */
export const courseFilterNames = [
  'categoryId',
  'industryId',
  'jobLevel',
  'charge',
  'tagId',
  'duration',
  'rating',
  'progress',
] as const satisfies readonly (keyof typeof narrowing)[];
export type CourseFilterName = (typeof courseFilterNames)[number];

const listRequest = merged(pageRequest, {
  kind: v.enum(CourseListKind),
  ...narrowing,
  areaId: v.optional(wireId),
  tabId: v.optional(wireId),
  collectionId: v.optional(wireId),
  sectionId: v.optional(wireId),
  lecturerId: v.optional(wireId),
  sort: v.optional(v.picklist(courseSorts)),
  layout: v.optional(wireEnum(ListLayout)),
});
export type CourseListRequest = v.InferInput<typeof listRequest>;

/** Every list of courses comes from this call; `kind` is ignored with areaId, collectionId or lecturerId. */
export const courseList = defineCall({
  id: 'X11',
  method: 'GET',
  path: '/course/pc/list',
  encoding: 'query',
  auth: 'session',
  module: 'courseKinds',
  request: listRequest,
  data: pageOf(courseSummary),
});

const filtersData = v.object({
  categories: v.array(treeNode),
  industries: v.array(treeNode),
  tags: v.array(tag),
  jobLevels: v.array(v.number()),
  charges: v.array(v.number()),
  /** Values of `duration`, `rating` and `progress`; a back end that cannot filter by one leaves it out. */
  durations: v.optional(v.array(v.number())),
  ratings: v.optional(v.array(v.number())),
  progresses: v.optional(v.array(v.number())),
  sorts: v.array(v.string()),
  /**
   * Number of courses behind each value, given the chosen values of the other filters and the keyword; a
   * value that is not listed has none. Without it the numbers are unknown.
   */
  counts: v.optional(
    v.array(v.object({ filter: v.picklist(courseFilterNames), value: v.number(), count: v.number() })),
  ),
});
export type CourseFilters = v.InferOutput<typeof filtersData>;

const filtersRequest = v.object({ kind: v.enum(CourseListKind), ...narrowing });
export type CourseFiltersRequest = v.InferInput<typeof filtersRequest>;

/**
 * The filters of a list of courses, only those that make sense for its kind. The kind alone decides which
 * values there are; the chosen values change only `counts`.
 */
export const courseFilters = defineCall({
  id: 'X12',
  method: 'GET',
  path: '/course/pc/filters',
  encoding: 'query',
  auth: 'session',
  module: 'courseKinds',
  request: filtersRequest,
  data: filtersData,
});
