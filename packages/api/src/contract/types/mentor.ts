import { ReviewKind } from '@stoa/domain';
import * as v from 'valibot';
import { ojtSummary } from './ojt.ts';
import { omoClassSummary } from './omo.ts';
import { planItem } from './plan.ts';
import { studyRecord } from './record.ts';
import { studySummary } from './studySummary.ts';
import { userBrief } from './values.ts';

/** Whether an apprenticeship still runs. */
export const ApprenticeshipState = { Active: 1, Ended: 2 } as const;
export type ApprenticeshipState = (typeof ApprenticeshipState)[keyof typeof ApprenticeshipState];

/** A mentor and a learner. */
export const apprenticeship = v.object({
  id: v.number(),
  mentorId: v.number(),
  learner: userBrief,
  ojtId: v.optional(v.number()),
  startTime: v.number(),
  endTime: v.optional(v.number()),
  state: v.enum(ApprenticeshipState),
  percent: v.number(),
  pendingNum: v.number(),
  lastTime: v.number(),
});
export type Apprenticeship = v.InferOutput<typeof apprenticeship>;

/** The desk of a mentor or lecturer. */
export const teachOverview = v.object({
  apprentices: v.array(apprenticeship),
  pending: v.array(v.object({ kind: v.enum(ReviewKind), num: v.number() })),
  questions: v.number(),
  classes: v.array(omoClassSummary),
});
export type TeachOverview = v.InferOutput<typeof teachOverview>;

/** How an apprentice is doing. */
export const apprenticeDetail = v.object({
  apprenticeship,
  summary: studySummary,
  plans: v.array(planItem),
  ojt: v.array(ojtSummary),
  records: v.array(studyRecord),
});
export type ApprenticeDetail = v.InferOutput<typeof apprenticeDetail>;
