import * as v from 'valibot';
import { userBrief } from './values.ts';
import { merged } from './wire.ts';

/** An exam as the lecturer or admin who supervises it sees it. */
export const deskExam = v.object({
  examId: v.number(),
  title: v.string(),
  openTime: v.optional(v.number()),
  closeTime: v.optional(v.number()),
  /** Number of attempts in progress. */
  running: v.number(),
  /** Number of attempts that wait for a marker. */
  marking: v.number(),
  /** Number of attempts that are over. */
  ended: v.number(),
});
export type DeskExam = v.InferOutput<typeof deskExam>;

const deskStanding = /* @__NO_SIDE_EFFECTS__ */ () => ({
  attemptId: v.number(),
  startTime: v.number(),
  deadlineTime: v.optional(v.number()),
  extraSeconds: v.number(),
  /** When answers were stored last. */
  savedTime: v.optional(v.number()),
  /** Number of questions with an answer. */
  answered: v.number(),
  questionCount: v.number(),
  switchCount: v.number(),
});

/** An attempt in progress, of a learner or of a guest. */
export const deskAttempt = /* @__PURE__ */ v.variant('guest', [
  merged(deskStanding(), { guest: v.literal(false), learner: userBrief }),
  merged(deskStanding(), { guest: v.literal(true), name: v.string() }),
]);
export type DeskAttempt = v.InferOutput<typeof deskAttempt>;
