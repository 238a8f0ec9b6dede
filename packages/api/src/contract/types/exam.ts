import {
  AttemptState,
  MultiScoreRule,
  PaperMode,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
  SubmitReason,
} from '@stoa/domain';
import * as v from 'valibot';
import { examSummary } from './examSummary.ts';
import { answer, question, reviewedQuestion } from './question.ts';
import { award } from './values.ts';
import { extended } from './wire.ts';

/** How an exam is taken and marked; 0 means no limit. */
export const examRules = v.object({
  paperMode: v.enum(PaperMode),
  allowBack: v.boolean(),
  shuffleQuestions: v.boolean(),
  shuffleOptions: v.boolean(),
  minSubmitMinutes: v.number(),
  lateEntryMinutes: v.number(),
  switchLimit: v.number(),
  switchGraceSeconds: v.number(),
  forceFullscreen: v.boolean(),
  forbidCopy: v.boolean(),
  needPassword: v.boolean(),
  resultPolicy: v.enum(ResultPolicy),
  resultWhen: v.enum(ResultWhen),
  scoreRule: v.enum(ScoreRule),
  multiScoreRule: v.enum(MultiScoreRule),
  retakeIntervalMinutes: v.number(),
  retakeOnlyIfFailed: v.boolean(),
  certificateTemplateId: v.optional(v.number()),
});
export type ExamRules = v.InferOutput<typeof examRules>;

/** One try at an exam; `counted` marks the one that the score rule picks. */
export const attemptBrief = v.object({
  attemptId: v.number(),
  no: v.number(),
  state: v.enum(AttemptState),
  startTime: v.number(),
  submitTime: v.optional(v.number()),
  submitReason: v.optional(v.enum(SubmitReason)),
  usedSeconds: v.number(),
  score: v.optional(v.number()),
  passed: v.optional(v.boolean()),
  switchCount: v.number(),
  counted: v.boolean(),
});
export type AttemptBrief = v.InferOutput<typeof attemptBrief>;

/** Everything that the page before an exam shows. */
export const examInfo = extended(examSummary, {
  description: v.string(),
  rules: examRules,
  attempts: v.array(attemptBrief),
  canStart: v.boolean(),
  blockCode: v.optional(v.number()),
  blockMsg: v.optional(v.string()),
  inProgressAttemptId: v.optional(v.number()),
  nextStartTime: v.optional(v.number()),
  serverTime: v.number(),
});
export type ExamInfo = v.InferOutput<typeof examInfo>;

/** An attempt that may still be in progress; without a deadline it is untimed. */
export const attempt = extended(attemptBrief, {
  examId: v.number(),
  deadlineTime: v.optional(v.number()),
  savedSeq: v.number(),
  flagged: v.array(v.number()),
  currentQuestionId: v.optional(v.number()),
});
export type Attempt = v.InferOutput<typeof attempt>;

/** The questions as this attempt got them. */
export const paper = v.object({
  sections: v.array(
    v.object({
      sectionId: v.number(),
      title: v.string(),
      note: v.optional(v.string()),
      questions: v.array(question),
    }),
  ),
});
export type Paper = v.InferOutput<typeof paper>;

/**
 * Paper, answers so far and deadline of an attempt. `outboxKey` encrypts the unsent answers that are kept on
 * this device.
 */
export const attemptStart = v.object({
  attempt,
  paper,
  rules: examRules,
  answers: v.array(answer),
  outboxKey: v.string(),
  serverTime: v.number(),
});
export type AttemptStart = v.InferOutput<typeof attemptStart>;

/** What is stored of an attempt, and whether it goes on. */
export const attemptSaved = v.object({
  savedSeq: v.number(),
  state: v.enum(AttemptState),
  submitReason: v.optional(v.enum(SubmitReason)),
  deadlineTime: v.optional(v.number()),
  serverTime: v.number(),
});
export type AttemptSaved = v.InferOutput<typeof attemptSaved>;

/** How often the screen was left, as the server has counted it; `forced` when the limit ended the attempt. */
export const attemptSwitched = v.object({
  switchCount: v.number(),
  limit: v.number(),
  forced: v.boolean(),
  state: v.enum(AttemptState),
});
export type AttemptSwitched = v.InferOutput<typeof attemptSwitched>;

/** Why a result is not shown yet. */
export const resultReasons = ['HIDDEN', 'MARKING', 'AFTER_CLOSE'] as const;

/** The result, as far as the exam's policy shows it. */
export const attemptResult = v.object({
  attempt: attemptBrief,
  exam: examSummary,
  policy: v.enum(ResultPolicy),
  visible: v.boolean(),
  visibleReason: v.optional(v.picklist(resultReasons)),
  score: v.optional(v.number()),
  objectiveScore: v.optional(v.number()),
  subjectiveScore: v.optional(v.number()),
  passed: v.optional(v.boolean()),
  rank: v.optional(v.object({ place: v.number(), total: v.number() })),
  sections: v.optional(
    v.array(
      v.object({
        title: v.string(),
        got: v.number(),
        total: v.number(),
        right: v.number(),
        count: v.number(),
      }),
    ),
  ),
  questions: v.optional(v.array(reviewedQuestion)),
  canRetake: v.boolean(),
  nextStartTime: v.optional(v.number()),
  awards: v.array(award),
});
export type AttemptResult = v.InferOutput<typeof attemptResult>;

/** What an external exam asks a guest for. */
export const guestFields = ['name', 'phone', 'company', 'jobNumber', 'email'] as const;
export type GuestField = (typeof guestFields)[number];

/** An exam for people without an account. */
export const externalExam = v.object({
  exam: examInfo,
  fields: v.array(v.picklist(guestFields)),
  companyName: v.string(),
  logo: v.string(),
  colorPrimary: v.string(),
});
export type ExternalExam = v.InferOutput<typeof externalExam>;

/** The guest's token, which works for attempts at this exam only. */
export const externalEntry = v.object({
  access_token: v.string(),
  guestId: v.number(),
  examId: v.number(),
  canStart: v.boolean(),
  blockMsg: v.optional(v.string()),
  attempts: v.array(attemptBrief),
});
export type ExternalEntry = v.InferOutput<typeof externalEntry>;
