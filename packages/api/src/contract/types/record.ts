import { ProgressState, StudyRecordKind, TargetKind } from '@stoa/domain';
import * as v from 'valibot';
import { creditSummary } from './studySummary.ts';
import { linkTarget, userBrief } from './values.ts';

/** A person's study of one thing on one day; `date` as in 2026-03-01. */
export const studyRecord = v.object({
  recordId: v.number(),
  kind: v.enum(StudyRecordKind),
  refId: v.number(),
  title: v.string(),
  coverUrl: v.optional(v.string()),
  date: v.string(),
  firstTime: v.number(),
  lastTime: v.number(),
  studySeconds: v.number(),
  percent: v.number(),
  state: v.enum(ProgressState),
  score: v.optional(v.number()),
  passed: v.optional(v.boolean()),
  target: linkTarget,
});
export type StudyRecord = v.InferOutput<typeof studyRecord>;

/** The summary at the top of the study record. */
export const recordOverview = v.object({
  totalSeconds: v.number(),
  yearSeconds: v.number(),
  monthSeconds: v.number(),
  streakDays: v.number(),
  activeDays: v.number(),
  courses: v.number(),
  exams: v.object({ taken: v.number(), passed: v.number() }),
  certificates: v.number(),
  credit: creditSummary,
  rank: v.optional(v.object({ place: v.number(), total: v.number() })),
});
export type RecordOverview = v.InferOutput<typeof recordOverview>;

/** Study time by day or month. */
export const recordTrend = v.object({
  points: v.array(v.object({ key: v.string(), seconds: v.number() })),
});
export type RecordTrend = v.InferOutput<typeof recordTrend>;

const rank = v.object({ place: v.number(), user: userBrief, seconds: v.number() });

/** The first twenty, and the learner's own rank. */
export const recordRanking = v.object({ list: v.array(rank), mine: v.optional(rank) });
export type RecordRanking = v.InferOutput<typeof recordRanking>;

/** How credit is earned in a year. */
export const studyRule = v.object({
  year: v.number(),
  sections: v.array(v.object({ title: v.string(), html: v.string() })),
  items: v.array(
    v.object({
      name: v.string(),
      sourceKind: v.enum(TargetKind),
      credit: v.string(),
      limit: v.string(),
      note: v.optional(v.string()),
    }),
  ),
  compulsoryTarget: v.number(),
  electiveTarget: v.number(),
  electiveCap: v.optional(v.number()),
  hourTarget: v.number(),
});
export type StudyRule = v.InferOutput<typeof studyRule>;
