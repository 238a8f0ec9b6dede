import { AssignKind, CommentPlacement, OrderPolicy, SeekPolicy, TargetKind } from '@stoa/domain';
import * as v from 'valibot';
import { chapter, courseItem } from './chapter.ts';
import { courseSummary } from './courseSummary.ts';
import { examSummary } from './examSummary.ts';
import { mediaSource } from './media.ts';
import { fileRef, personBrief } from './values.ts';
import { extended } from './wire.ts';

/** Contract 5.3, `StudyPolicy`: how a course may be played and what counts. */
export const studyPolicy = v.object({
  seekPolicy: v.enum(SeekPolicy),
  orderPolicy: v.enum(OrderPolicy),
  maxRate: v.number(),
  completeRatio: v.number(),
  heartbeatSeconds: v.number(),
  presenceSeconds: v.number(),
  presenceWaitSeconds: v.number(),
  pauseWhenHidden: v.boolean(),
  allowDownload: v.boolean(),
  minStaySeconds: v.number(),
  testMustPass: v.boolean(),
});
export type StudyPolicy = v.InferOutput<typeof studyPolicy>;

/** Contract 5.3, `CourseDetail`: a course with its outline, its people and its rules. */
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
  share: v.optional(v.object({ enabled: v.boolean(), rewardText: v.string() })),
});
export type CourseDetail = v.InferOutput<typeof courseDetail>;

/** Contract 5.3, `PlayItem`: a course item with what its kind needs to be played. */
export const playItem = extended(courseItem, {
  sources: v.array(mediaSource),
  urlExpireTime: v.number(),
  posterUrl: v.optional(v.string()),
  captions: v.optional(v.array(v.object({ lang: v.string(), label: v.string(), url: v.string() }))),
  markers: v.optional(v.array(v.object({ time: v.number(), title: v.string() }))),
  document: v.optional(
    v.object({
      url: v.string(),
      type: v.picklist(['pdf', 'images', 'html']),
      pages: v.optional(v.array(v.string())),
      pageCount: v.number(),
    }),
  ),
  images: v.optional(v.array(v.object({ url: v.string(), caption: v.string() }))),
  html: v.optional(v.string()),
  linkUrl: v.optional(v.string()),
  linkEmbed: v.optional(v.boolean()),
  table: v.optional(
    v.object({ sheets: v.array(v.object({ name: v.string(), rows: v.array(v.array(v.string())) })) }),
  ),
  downloadFile: v.optional(fileRef),
  intro: v.optional(v.string()),
});
export type PlayItem = v.InferOutput<typeof playItem>;

/** Answer of a rating (contract X16). */
export const courseRating = v.object({ avg: v.number(), count: v.number(), mine: v.number() });
export type CourseRating = v.InferOutput<typeof courseRating>;

/** Contract X18: the learner's link to a course and what it has brought so far. */
export const courseShare = v.object({
  shareUrl: v.string(),
  shareCode: v.string(),
  rewardText: v.string(),
  invited: v.number(),
  rewardCredit: v.number(),
});
export type CourseShare = v.InferOutput<typeof courseShare>;

/** A special topic or an institute (contract 5.3). */
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
  sections: v.array(v.object({ sectionId: v.number(), name: v.string(), sort: v.number() })),
});
export type CourseCollection = v.InferOutput<typeof courseCollection>;
