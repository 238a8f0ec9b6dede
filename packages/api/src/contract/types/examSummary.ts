import { AssignKind, ExamKind, ExamUserState } from '@stoa/domain';
import * as v from 'valibot';
import { linkTarget } from './values.ts';

/** Where a task came from: the plan, class or course that holds it. */
export const taskSource = v.object({ title: v.string(), target: linkTarget });

/** An exam and where the learner stands with it. */
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
});
export type ExamSummary = v.InferOutput<typeof examSummary>;
