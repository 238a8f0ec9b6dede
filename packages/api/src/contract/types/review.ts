import { ReviewKind, ReviewState } from '@stoa/domain';
import * as v from 'valibot';
import { lateAnswer, switchEntry } from './exam.ts';
import { attemptBrief } from './examInfo.ts';
import { rubricItem } from './homework.ts';
import { reviewedQuestion } from './question.ts';
import { fileRef, linkTarget, userBrief } from './values.ts';
import { extended, pageOf } from './wire.ts';

/** The possible decisions of a reviewer; `options` of the detail names those that are allowed. */
export const reviewDecisions = ['PASS', 'RETURN', 'FAIL'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** A task for a reviewer, pending or reviewed. */
export const reviewTask = v.object({
  reviewId: v.number(),
  kind: v.enum(ReviewKind),
  state: v.enum(ReviewState),
  title: v.string(),
  parentTitle: v.string(),
  learner: v.optional(userBrief),
  submitTime: v.number(),
  dueTime: v.optional(v.number()),
  target: linkTarget,
  refId: v.number(),
});
export type ReviewTask = v.InferOutput<typeof reviewTask>;

/** A page of reviews with the number that wait of each kind. */
export const reviewPage = extended(pageOf(reviewTask), {
  counts: v.array(v.object({ kind: v.enum(ReviewKind), pending: v.number() })),
});
export type ReviewPage = v.InferOutput<typeof reviewPage>;

/** The content of a review: text and files, answers of a paper, or the fields of a form. */
export const reviewSubmission = v.object({
  text: v.optional(v.string()),
  files: v.optional(v.array(fileRef)),
  answers: v.optional(v.array(reviewedQuestion)),
  form: v.optional(v.array(v.object({ label: v.string(), value: v.string() }))),
});
export type ReviewSubmission = v.InferOutput<typeof reviewSubmission>;

/** The decision of a reviewer, or its draft. */
export const reviewOpinion = v.object({
  result: v.optional(v.picklist(reviewDecisions)),
  score: v.optional(v.number()),
  scores: v.optional(
    v.array(v.object({ id: v.number(), score: v.number(), comment: v.optional(v.string()) })),
  ),
  checks: v.optional(v.array(v.boolean())),
  /** Questions of an exam whose late answer is accepted. */
  lateTaken: v.optional(v.array(v.number())),
  comment: v.string(),
  files: v.optional(v.array(fileRef)),
  reviewer: v.optional(userBrief),
  time: v.optional(v.number()),
});
export type ReviewOpinion = v.InferOutput<typeof reviewOpinion>;

/** The data of an attempt for its marker, besides the answers. */
export const examMarking = v.object({
  attempt: attemptBrief,
  /** The same list that the learner sees, with the learner's comments. */
  switches: v.array(switchEntry),
  /**
   * Answers that arrived after the hand-in; the marker accepts or rejects each. `gotScore` are the points
   * that it would get, where it can be marked automatically.
   */
  late: v.array(extended(lateAnswer, { gotScore: v.optional(v.number()) })),
  /** Points of the automatically marked answers that were handed in. */
  objectiveScore: v.number(),
  /** Name of the guest whose attempt it is; absent for a learner. */
  guestName: v.optional(v.string()),
});
export type ExamMarking = v.InferOutput<typeof examMarking>;

/** A review with everything that the reviewer needs; `history` holds the earlier versions. */
export const reviewDetail = extended(reviewTask, {
  requirementHtml: v.optional(v.string()),
  submission: reviewSubmission,
  rubric: v.optional(v.array(rubricItem)),
  fullScore: v.optional(v.number()),
  passScore: v.optional(v.number()),
  checks: v.optional(v.array(v.string())),
  /** Only for an exam; the short answers themselves are `submission.answers`, with the reference answer. */
  marking: v.optional(examMarking),
  options: v.array(v.picklist(reviewDecisions)),
  history: v.array(
    v.object({
      version: v.number(),
      submission: reviewSubmission,
      submitTime: v.number(),
      opinion: v.optional(reviewOpinion),
    }),
  ),
  previous: v.optional(reviewOpinion),
  /** Encrypts text that the reviewer has typed and not sent, on the reviewer's device. */
  outboxKey: v.optional(v.string()),
});
export type ReviewDetail = v.InferOutput<typeof reviewDetail>;
