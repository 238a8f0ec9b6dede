import { AssignKind, ExamKind, ExamUserState } from '@stoa/domain';
import * as v from 'valibot';
import { linkTarget } from './values.ts';

/** The origin of a task: the plan, class or course that contains it. */
export const taskSource = v.object({ title: v.string(), target: linkTarget });

/** Why a result is not shown yet. */
export const resultReasons = ['HIDDEN', 'MARKING', 'AFTER_CLOSE'] as const;
export type ResultReason = (typeof resultReasons)[number];

/** An exam with the learner's state in it. */
export const examSummary = v.object({
  examId: v.number(),
  examKind: v.enum(ExamKind),
  title: v.string(),
  coverUrl: v.optional(v.string()),
  openTime: v.optional(v.number()),
  closeTime: v.optional(v.number()),
  durationMinutes: v.number(),
  questionCount: v.number(),
  totalScore: v.number(),
  passScore: v.number(),
  maxAttempts: v.number(),
  usedAttempts: v.number(),
  bestScore: v.optional(v.number()),
  userState: v.enum(ExamUserState),
  assignKind: v.enum(AssignKind),
  credit: v.number(),
  source: v.optional(taskSource),
  /** The attempt in progress, else the one that counts; absent if none was started. */
  attemptId: v.optional(v.number()),
  /**
   * Seconds until the deadline of the attempt in progress, at the time of the answer; absent if it has none.
   */
  secondsLeft: v.optional(v.number()),
  /** Whether another attempt may be started now after one that is over. */
  canRetake: v.optional(v.boolean()),
  /** Why the result of the attempt that counts is not shown, if it is not; `userState` is then `Marking`. */
  resultReason: v.optional(v.picklist(resultReasons)),
  /** When that result will be shown, if that is known. */
  resultTime: v.optional(v.number()),
});
export type ExamSummary = v.InferOutput<typeof examSummary>;
