import { ProgressState, ReviewState } from '@stoa/domain';
import * as v from 'valibot';
import { fileRef, personBrief, userBrief } from './values.ts';
import { extended } from './wire.ts';

/** The kinds of evidence that a task was done. */
export const ojtEvidence = ['TEXT', 'FILE'] as const;
export type OjtEvidence = (typeof ojtEvidence)[number];

const submission = v.object({
  text: v.string(),
  files: v.array(fileRef),
  submitTime: v.number(),
  version: v.number(),
});

const review = v.object({
  result: v.picklist(['PASS', 'RETURN']),
  score: v.optional(v.number()),
  comment: v.string(),
  checks: v.array(v.boolean()),
  reviewer: userBrief,
  time: v.number(),
});

/**
 * A task at the workplace with the submission and the mentor's comment; `history` contains older versions.
 */
export const ojtTask = v.object({
  taskId: v.number(),
  ojtId: v.number(),
  order: v.number(),
  name: v.string(),
  instructionHtml: v.string(),
  standard: v.array(v.string()),
  materials: v.array(fileRef),
  evidence: v.array(v.picklist(ojtEvidence)),
  dueTime: v.optional(v.number()),
  sequential: v.boolean(),
  state: v.enum(ReviewState),
  locked: v.boolean(),
  submission: v.optional(submission),
  review: v.optional(review),
  history: v.array(v.object({ submission, review: v.optional(review) })),
});
export type OjtTask = v.InferOutput<typeof ojtTask>;

/** A programme as lists show it. */
export const ojtSummary = v.object({
  ojtId: v.number(),
  companyId: v.number(),
  name: v.string(),
  position: v.string(),
  introHtml: v.string(),
  startTime: v.number(),
  dueTime: v.number(),
  mentor: personBrief,
  learner: userBrief,
  state: v.enum(ProgressState),
  percent: v.number(),
  taskTotal: v.number(),
  taskPassed: v.number(),
  finalComment: v.optional(v.string()),
});
export type OjtSummary = v.InferOutput<typeof ojtSummary>;

/** Training at the workplace with its tasks. */
export const ojtProgramme = extended(ojtSummary, { tasks: v.array(ojtTask) });
export type OjtProgramme = v.InferOutput<typeof ojtProgramme>;
