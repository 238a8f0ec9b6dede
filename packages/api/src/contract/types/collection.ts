import { TargetKind } from '@stoa/domain';
import * as v from 'valibot';
import { personBrief } from './values.ts';

/** A special topic or an institute. */
export const courseCollection = v.object({
  id: v.number(),
  kind: v.picklist([TargetKind.Special, TargetKind.Institute]),
  companyId: v.number(),
  name: v.string(),
  coverUrl: v.string(),
  summary: v.string(),
  introHtml: v.string(),
  courseCount: v.number(),
  studyNum: v.optional(v.number()),
  teachers: v.optional(v.array(personBrief)),
  followed: v.optional(v.boolean()),
  sections: v.array(
    v.object({
      sectionId: v.number(),
      name: v.string(),
      sort: v.number(),
      /** Number of its courses, as far as the caller may see them. */
      courseCount: v.optional(v.number()),
    }),
  ),
});
export type CourseCollection = v.InferOutput<typeof courseCollection>;
