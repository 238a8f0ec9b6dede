import {
  AttemptState,
  MultiScoreRule,
  PaperMode,
  QuestionKind,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
  SubmitReason,
} from '@stoa/domain';
import * as v from 'valibot';
import { examSummary } from './examSummary.ts';
import { extended } from './wire.ts';

/** How an exam is taken and marked; 0 means no limit. */
export const examRules = v.object({
  paperMode: v.enum(PaperMode),
  /** Whether earlier questions may be opened again when the exam shows one question at a time. */
  allowBack: v.boolean(),
  shuffleQuestions: v.boolean(),
  shuffleOptions: v.boolean(),
  /** Minutes after the start during which the learner may not hand in (4007). */
  minSubmitMinutes: v.number(),
  /** Minutes after the exam's opening after which nobody may start (4005). */
  lateEntryMinutes: v.number(),
  /** The number of counted switches that is allowed; the next one hands the paper in. */
  switchLimit: v.number(),
  /** Seconds for which the page may be left without it being counted; see `countsAsSwitch`. */
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

/**
 * One attempt at an exam; `counted` marks the one that the score rule picks. `score` and `passed` are absent
 * while the attempt is in progress or being marked, and where the result may not be seen.
 */
export const attemptBrief = v.object({
  attemptId: v.number(),
  /** Number of this attempt among the learner's attempts at the exam, from 1. */
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
  /** Number of questions of each kind. */
  kinds: v.optional(v.array(v.object({ kind: v.enum(QuestionKind), count: v.number() }))),
  /** The certificate for those who pass. */
  certificate: v.optional(v.object({ templateId: v.number(), name: v.string() })),
  /** Whether the learner may start or continue now; `blockCode` and `blockMsg` are the reason if not. */
  canStart: v.boolean(),
  blockCode: v.optional(v.number()),
  blockMsg: v.optional(v.string()),
  inProgressAttemptId: v.optional(v.number()),
  nextStartTime: v.optional(v.number()),
  serverTime: v.number(),
});
export type ExamInfo = v.InferOutput<typeof examInfo>;
