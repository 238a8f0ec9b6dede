import { ChargeFilter, CourseListKind, JobLevel, ListLayout } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { courseSummary } from '../types/courseSummary.ts';
import { treeNode } from '../types/tree.ts';
import { tag } from '../types/values.ts';
import { keyword, merged, pageOf, pageRequest, wireEnum, wireId } from '../types/wire.ts';

/** Values of `sort` of the course list. */
export const courseSorts = ['default', 'new', 'hot', 'score'] as const;
export type CourseSort = (typeof courseSorts)[number];

const listRequest = merged(pageRequest, {
  kind: v.enum(CourseListKind),
  keyword: v.optional(keyword),
  categoryId: v.optional(wireId),
  industryId: v.optional(wireId),
  jobLevel: v.optional(wireEnum(JobLevel)),
  charge: v.optional(wireEnum(ChargeFilter)),
  tagId: v.optional(wireId),
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
  sorts: v.array(v.string()),
});
export type CourseFilters = v.InferOutput<typeof filtersData>;

/** The filters of a list of courses, only those that make sense for its kind. */
export const courseFilters = defineCall({
  id: 'X12',
  method: 'GET',
  path: '/course/pc/filters',
  encoding: 'query',
  auth: 'session',
  module: 'courseKinds',
  request: v.object({ kind: v.enum(CourseListKind) }),
  data: filtersData,
});
