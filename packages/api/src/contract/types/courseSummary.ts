import { AccessState, ChargeKind, CourseSource } from '@stoa/domain';
import * as v from 'valibot';
import { corner, progressBrief } from './values.ts';

/** Contract 5.3, `CourseCard`: a course as lists show it. The component keeps that name (decision 4). */
export const courseSummary = v.object({
  courseId: v.number(),
  source: v.enum(CourseSource),
  title: v.string(),
  coverUrl: v.string(),
  summary: v.string(),
  teacherNames: v.array(v.string()),
  categoryName: v.string(),
  /** Beside the contract's fields: names change with the language, pictures do not. */
  categoryId: v.optional(v.number()),
  jobLevels: v.array(v.number()),
  chargeKind: v.enum(ChargeKind),
  priceFen: v.optional(v.number()),
  vipPriceFen: v.optional(v.number()),
  itemCount: v.number(),
  duration: v.number(),
  score: v.number(),
  studyNum: v.optional(v.number()),
  credit: v.number(),
  corners: v.array(corner),
  tags: v.array(v.string()),
  freshTime: v.number(),
  access: v.enum(AccessState),
  progress: v.optional(progressBrief),
  collected: v.optional(v.boolean()),
  wanna: v.optional(v.boolean()),
  reason: v.optional(v.string()),
});
export type CourseSummary = v.InferOutput<typeof courseSummary>;
