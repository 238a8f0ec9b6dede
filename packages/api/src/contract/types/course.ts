import { AssignKind, CommentPlacement, TargetKind } from '@stoa/domain';
import * as v from 'valibot';
import { chapter } from './chapter.ts';
import { courseSummary } from './courseSummary.ts';
import { examSummary } from './examSummary.ts';
import { studyPolicy } from './studyPolicy.ts';
import { fileRef, personBrief } from './values.ts';
import { extended } from './wire.ts';

/** A person's request for access to a course. */
export const accessRequest = v.object({
  time: v.number(),
  reason: v.string(),
  /** When the administrators refused it, and why; the person may ask once more. */
  refusal: v.optional(v.object({ time: v.number(), comment: v.string() })),
});
export type AccessRequest = v.InferOutput<typeof accessRequest>;

/** A course with its outline, its people and its rules. */
export const courseDetail = extended(courseSummary, {
  introHtml: v.string(),
  objectives: v.array(v.string()),
  suitableFor: v.string(),
  teachers: v.array(personBrief),
  chapters: v.array(chapter),
  attachments: v.array(fileRef),
  policy: studyPolicy,
  commentPlacement: v.enum(CommentPlacement),
  rating: v.object({
    avg: v.number(),
    count: v.number(),
    mine: v.optional(v.number()),
    dist: v.array(v.number()),
  }),
  enrolled: v.boolean(),
  resume: v.optional(v.object({ itemId: v.number(), title: v.string(), position: v.number() })),
  assignments: v.array(
    v.object({
      planId: v.number(),
      planName: v.string(),
      assignKind: v.enum(AssignKind),
      dueTime: v.optional(v.number()),
    }),
  ),
  tests: v.array(examSummary),
  certificate: v.optional(v.object({ templateId: v.number(), name: v.string() })),
  collections: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist([TargetKind.Special, TargetKind.Institute]),
      name: v.string(),
    }),
  ),
  commentOn: v.boolean(),
  /** When a course that is not open yet will open. */
  openTime: v.optional(v.number()),
  /** Whether the person wants to be notified when the course opens; only before that. */
  subscribed: v.optional(v.boolean()),
  /** The person's request for access, open or refused; only while the course is closed to them. */
  accessRequest: v.optional(accessRequest),
  share: v.optional(v.object({ enabled: v.boolean(), rewardText: v.string() })),
  /**
   * Key that encrypts text about the course that the person has written and not sent yet, the same as that of
   * `studyStart`. Without a key such text stays in memory.
   */
  outboxKey: v.optional(v.string()),
});
export type CourseDetail = v.InferOutput<typeof courseDetail>;

/** The rating of a course after the learner's own. */
export const courseRating = v.object({ avg: v.number(), count: v.number(), mine: v.number() });
export type CourseRating = v.InferOutput<typeof courseRating>;

/** The learner's link to a course and its rewards so far. */
export const courseShare = v.object({
  shareUrl: v.string(),
  shareCode: v.string(),
  rewardText: v.string(),
  invited: v.number(),
  rewardCredit: v.number(),
});
export type CourseShare = v.InferOutput<typeof courseShare>;
