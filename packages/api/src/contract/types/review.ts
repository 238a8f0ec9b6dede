import { ReviewKind, ReviewState } from '@stoa/domain';
import * as v from 'valibot';
import { attemptBrief, lateAnswer, switchEntry } from './exam.ts';
import { rubricItem } from './homework.ts';
import { reviewedQuestion } from './question.ts';
import { fileRef, linkTarget, userBrief } from './values.ts';
import { extended, pageOf } from './wire.ts';

/** What a reviewer may decide; `options` of the detail names the decisions that are open. */
export const reviewDecisions = ['PASS', 'RETURN', 'FAIL'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Something that waits for a reviewer, or has been reviewed. */
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

/** What is reviewed: text and files, answers of a paper, or the fields of a form. */
export const reviewSubmission = v.object({
  text: v.optional(v.string()),
  files: v.optional(v.array(fileRef)),
  answers: v.optional(v.array(reviewedQuestion)),
  form: v.optional(v.array(v.object({ label: v.string(), value: v.string() }))),
});
export type ReviewSubmission = v.InferOutput<typeof reviewSubmission>;

/** What a reviewer has decided, or keeps as a draft. */
export const reviewOpinion = v.object({
  result: v.optional(v.picklist(reviewDecisions)),
  score: v.optional(v.number()),
  scores: v.optional(
    v.array(v.object({ id: v.number(), score: v.number(), comment: v.optional(v.string()) })),
  ),
  checks: v.optional(v.array(v.boolean())),
  /** Questions of an exam whose late answer is taken. */
  lateTaken: v.optional(v.array(v.number())),
  comment: v.string(),
  files: v.optional(v.array(fileRef)),
  reviewer: v.optional(userBrief),
  time: v.optional(v.number()),
});
export type ReviewOpinion = v.InferOutput<typeof reviewOpinion>;

/** What a marker sees of an attempt besides its answers. */
export const examMarking = v.object({
  attempt: attemptBrief,
  /** The same list that the learner sees, with what the learner said about its entries. */
  switches: v.array(switchEntry),
  /**
   * What arrived after the hand-in; the marker takes it or leaves it. `gotScore` are the points that it would get,
   * where nobody has to mark it.
   */
  late: v.array(extended(lateAnswer, { gotScore: v.optional(v.number()) })),
  /** Points of what was marked at once, of the answers that were handed in. */
  objectiveScore: v.number(),
  /** Name of the guest whose attempt it is; absent of a learner. */
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
  /** Only of an exam; the short answers themselves are `submission.answers`, with the reference answer. */
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
  /** Encrypts what the reviewer has typed and not sent, on the reviewer's device. */
  outboxKey: v.optional(v.string()),
});
export type ReviewDetail = v.InferOutput<typeof reviewDetail>;
