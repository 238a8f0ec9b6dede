import * as v from 'valibot';
import { courseSummary } from './courseSummary.ts';
import { extended } from './wire.ts';

const creditGot = v.object({ got: v.number(), target: v.number(), cap: v.optional(v.number()) });

/** Whether the learner will reach the credit of a year: 1 on track, 2 behind, 3 reached. */
export const CreditState = { OnTrack: 1, Behind: 2, Reached: 3 } as const;
export type CreditState = (typeof CreditState)[keyof typeof CreditState];

/** Credit of a year against its targets. */
export const creditSummary = v.object({
  year: v.number(),
  years: v.array(v.number()),
  compulsory: creditGot,
  elective: creditGot,
  total: v.number(),
  deadlineTime: v.number(),
  state: v.enum(CreditState),
});
export type CreditSummary = v.InferOutput<typeof creditSummary>;

/** The summary at the top of the study centre. */
export const studySummary = v.object({
  credit: creditSummary,
  todaySeconds: v.number(),
  weekSeconds: v.number(),
  streakDays: v.number(),
  counts: v.object({ todo: v.number(), doing: v.number(), done: v.number(), overdue: v.number() }),
  lastCourse: v.optional(
    extended(courseSummary, {
      resume: v.optional(v.object({ itemId: v.number(), title: v.string(), position: v.number() })),
    }),
  ),
});
export type StudySummary = v.InferOutput<typeof studySummary>;
