import { ReviewState } from '@stoa/domain';
import * as v from 'valibot';
import { fileRef, userBrief } from './values.ts';

/** The kinds of content that may be submitted. */
export const homeworkKinds = ['text', 'attachment', 'image', 'video', 'audio'] as const;
export type HomeworkKind = (typeof homeworkKinds)[number];

/** A task that is handed in and reviewed. */
export const homework = v.object({
  homeworkId: v.number(),
  classId: v.optional(v.number()),
  planId: v.optional(v.number()),
  taskItemId: v.number(),
  title: v.string(),
  requirementHtml: v.string(),
  materials: v.array(fileRef),
  openTime: v.optional(v.number()),
  dueTime: v.optional(v.number()),
  lateAllowed: v.boolean(),
  maxFiles: v.number(),
  acceptKinds: v.array(v.picklist(homeworkKinds)),
  fullScore: v.number(),
  passScore: v.number(),
  shareAfterReview: v.boolean(),
  reviewers: v.array(userBrief),
});
export type Homework = v.InferOutput<typeof homework>;

/** One version of a submission, with the reviewer's comment. */
export const homeworkSubmission = v.object({
  submissionId: v.number(),
  homeworkId: v.number(),
  version: v.number(),
  state: v.enum(ReviewState),
  text: v.string(),
  files: v.array(fileRef),
  submitTime: v.optional(v.number()),
  late: v.boolean(),
  review: v.optional(
    v.object({
      score: v.number(),
      result: v.picklist(['PASS', 'RETURN', 'FAIL']),
      comment: v.string(),
      files: v.array(fileRef),
      reviewer: userBrief,
      time: v.number(),
    }),
  ),
});
export type HomeworkSubmission = v.InferOutput<typeof homeworkSubmission>;

/** The homework with every version that was handed in. */
export const homeworkDetail = v.object({
  homework,
  mine: v.array(homeworkSubmission),
  canSubmit: v.boolean(),
  blockMsg: v.optional(v.string()),
  shared: v.optional(v.array(homeworkSubmission)),
  serverTime: v.number(),
});
export type HomeworkDetail = v.InferOutput<typeof homeworkDetail>;

/** The result of one examinee of an offline assessment. */
export const assessmentResult = v.object({
  resultId: v.number(),
  examinee: userBrief,
  state: v.enum(ReviewState),
  scores: v.array(v.object({ rubricId: v.number(), score: v.number(), comment: v.optional(v.string()) })),
  total: v.optional(v.number()),
  passed: v.optional(v.boolean()),
  comment: v.optional(v.string()),
  files: v.optional(v.array(fileRef)),
  examiner: v.optional(userBrief),
  time: v.optional(v.number()),
});
export type AssessmentResult = v.InferOutput<typeof assessmentResult>;

/** One criterion of an examiner; the total weighs the points by `weight`. */
export const rubricItem = v.object({
  rubricId: v.number(),
  name: v.string(),
  description: v.string(),
  fullScore: v.number(),
  weight: v.number(),
});
export type RubricItem = v.InferOutput<typeof rubricItem>;

/** The caller's role in an assessment. */
export const assessmentRoles = ['EXAMINEE', 'EXAMINER', 'NONE'] as const;

/** An examination in person; an examinee sees only their own result, an examiner all results. */
export const assessment = v.object({
  assessmentId: v.number(),
  classId: v.number(),
  name: v.string(),
  introHtml: v.string(),
  examineTime: v.optional(v.number()),
  place: v.optional(v.string()),
  rubric: v.array(rubricItem),
  passScore: v.number(),
  examiners: v.array(userBrief),
  mineAs: v.picklist(assessmentRoles),
  results: v.array(assessmentResult),
});
export type Assessment = v.InferOutput<typeof assessment>;
