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

/** Minutes a week that a person may set as a goal; 0 means no goal. */
export const weeklyGoals = [0, 30, 60, 90, 120, 180] as const;

/** A person's study of this week, and their goal. */
export const studyWeek = v.object({
  /** Minutes a week; 0 if the person has set no goal. */
  goalMinutes: v.number(),
  /** Seconds of study on each day of the week so far: the first is Monday, the last is today. */
  daySeconds: v.array(v.number()),
});
export type StudyWeek = v.InferOutput<typeof studyWeek>;

/** The summary at the top of the study centre. */
export const studySummary = v.object({
  credit: creditSummary,
  todaySeconds: v.number(),
  weekSeconds: v.number(),
  streakDays: v.number(),
  /** The days of this week and their goal; absent if a back end has no weekly goal. */
  week: v.optional(studyWeek),
  counts: v.object({ todo: v.number(), doing: v.number(), done: v.number(), overdue: v.number() }),
  lastCourse: v.optional(
    extended(courseSummary, {
      resume: v.optional(v.object({ itemId: v.number(), title: v.string(), position: v.number() })),
    }),
  ),
});
export type StudySummary = v.InferOutput<typeof studySummary>;
