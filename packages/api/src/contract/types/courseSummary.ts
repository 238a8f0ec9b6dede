import { AccessState, ChargeKind, CourseSource } from '@stoa/domain';
import * as v from 'valibot';
import { corner, progressBrief } from './values.ts';

/** A course as lists show it. */
export const courseSummary = v.object({
  courseId: v.number(),
  source: v.enum(CourseSource),
  title: v.string(),
  coverUrl: v.string(),
  summary: v.string(),
  teacherNames: v.array(v.string()),
  categoryName: v.string(),
  /**
   * Id of the category, from which a course without a cover gets its picture: unlike the name, it is the same
   * in every language.
   */
  categoryId: v.optional(v.number()),
  jobLevels: v.array(v.number()),
  chargeKind: v.enum(ChargeKind),
  priceFen: v.optional(v.number()),
  vipPriceFen: v.optional(v.number()),
  itemCount: v.number(),
  duration: v.number(),
  score: v.number(),
  studyNum: v.optional(v.number()),
  /** Number of people who started the course in the last 30 days, by which the sort order `hot` sorts. */
  recentNum: v.optional(v.number()),
  credit: v.number(),
  corners: v.array(corner),
  tags: v.array(v.string()),
  freshTime: v.number(),
  access: v.enum(AccessState),
  /** When the person must have completed the course, in epoch milliseconds; the earliest of several dates. */
  dueTime: v.optional(v.number()),
  progress: v.optional(progressBrief),
  collected: v.optional(v.boolean()),
  wanna: v.optional(v.boolean()),
  reason: v.optional(v.string()),
});
export type CourseSummary = v.InferOutput<typeof courseSummary>;
