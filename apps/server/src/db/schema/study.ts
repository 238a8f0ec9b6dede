import type { EvidenceReason } from '@stoa/api/contract/study';
import { ProgressState } from '@stoa/domain';
import type { AssignKind, StudyContext, StudyRecordKind, TargetKind } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, seconds, time } from './columns.ts';
import { ofPerson, ownedTable } from './ownership.ts';

/** State of a study session; a later session of the person makes it superseded. */
export const StudySessionState = { Active: 1, Superseded: 2, Ended: 3 } as const;
export type StudySessionState = (typeof StudySessionState)[keyof typeof StudySessionState];

/** A gap in the sequence of beats: those from `from` to `to` are missing, except those in `came`. */
export interface StoredMissing {
  readonly from: number;
  readonly to: number;
  readonly came: readonly number[];
  /** Seconds that the later beat has left for the missing beats. */
  readonly seconds: number;
}

/** The record of beats that are missing while later ones have arrived. */
export interface StoredOvertaken {
  readonly missing: readonly StoredMissing[];
  /**
   * Segments beyond the furthest point, which a missing beat may still lead up to, and the media seconds
   * reserved for them.
   */
  readonly waiting: readonly (readonly [number, number])[];
  readonly waitingSeconds: number;
}

/** One opening of an item, with the time that its beats may still claim. */
export const studySession = ownedTable(
  'study_session',
  ofPerson({ userId: 'study session' }),
  {
    sessionId: text().primaryKey(),
    userId: id().notNull(),
    companyId: id().notNull(),
    courseId: id().notNull(),
    itemId: id().notNull(),
    playerTag: text().notNull(),
    state: integer().$type<StudySessionState>().notNull().default(StudySessionState.Active),
    startTime: time().notNull(),
    lastBeatTime: time().notNull(),
    /** The client's clock in the last beat, to check the times between replayed beats. */
    lastClientTime: time(),
    lastSeq: id().notNull().default(0),
    overtaken: jsonb()
      .$type<StoredOvertaken>()
      .notNull()
      .default({ missing: [], waiting: [], waitingSeconds: 0 }),
    supersededTime: time(),
    /**
     * Media seconds that may be credited so far (time in which nothing was played is left out), and those
     * that were credited.
     */
    mediaBudget: seconds().notNull().default(0),
    mediaCredited: seconds().notNull().default(0),
    activeBudget: seconds().notNull().default(0),
    activeCredited: seconds().notNull().default(0),
    /** Study or media seconds, whichever is more, since the learner last confirmed their presence. */
    sincePresence: seconds().notNull().default(0),
    presenceCheckId: text(),
    presenceDeadline: time(),
    /**
     * The client's clock in the beat that was answered with the presence check; null once that clock is no
     * longer trusted.
     */
    presenceClientTime: time(),
    context: jsonb().$type<StudyContext>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('study_session_one_active')
      .on(table.userId, table.companyId)
      .where(sql`${table.state} = 1`),
    index().on(table.userId, table.companyId),
  ],
);

export const itemProgress = ownedTable(
  'item_progress',
  ofPerson({ userId: 'progress of an item' }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    itemId: id().notNull(),
    courseId: id().notNull(),
    state: integer().$type<ProgressState>().notNull().default(ProgressState.NotStarted),
    percent: integer().notNull().default(0),
    lastPosition: seconds().notNull().default(0),
    maxPosition: seconds().notNull().default(0),
    watchedSeconds: seconds().notNull().default(0),
    /** Seconds that all sessions together were credited ahead of the clock. */
    graceUsed: seconds().notNull().default(0),
    studySeconds: seconds().notNull().default(0),
    /** Sorted, disjoint media intervals in seconds. */
    covered: jsonb().$type<[number, number][]>().notNull().default([]),
    /** Numbers of the pages, images or sheets seen, from 1. */
    pagesSeen: integer().array().notNull().default([]),
    scrolledToEnd: boolean().notNull().default(false),
    openedTime: time().notNull(),
    updatedTime: time().notNull(),
    completedTime: time(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.itemId] }),
    index().on(table.userId, table.companyId, table.courseId),
  ],
);

/**
 * Reported playing that was not credited, for one reason; only the longest ranges are stored, but the sums
 * include all.
 */
export interface StoredRefusal {
  reason: EvidenceReason;
  ranges: [number, number][];
  seconds: number;
  beats: number;
  lastTime: number;
}

/** Explains the percentage of an item: at most one entry per reason, so that a row stays small. */
export const studyEvidence = ownedTable(
  'study_evidence',
  ofPerson({ userId: 'what did not count' }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    itemId: id().notNull(),
    refused: jsonb().$type<StoredRefusal[]>().notNull().default([]),
    /** Media seconds that were played again. */
    againSeconds: seconds().notNull().default(0),
    updatedTime: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId, table.itemId] })],
);

/** Progress in a course, from the enrolment on. */
export const courseProgress = ownedTable(
  'course_progress',
  ofPerson({ userId: 'progress of a course' }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    courseId: id().notNull(),
    state: integer().$type<ProgressState>().notNull().default(ProgressState.NotStarted),
    percent: integer().notNull().default(0),
    completedItems: integer().notNull().default(0),
    requiredItems: integer().notNull().default(0),
    studySeconds: seconds().notNull().default(0),
    lastItemId: id(),
    lastTime: time().notNull(),
    enrolTime: time().notNull(),
    completedTime: time(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId, table.courseId] })],
);

/** Study seconds per day and target; `day` is a date in Asia/Shanghai. */
export const studyRecord = ownedTable(
  'study_record',
  ofPerson({ userId: 'study time' }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    kind: integer().$type<StudyRecordKind>().notNull(),
    refId: id().notNull(),
    day: date({ mode: 'string' }).notNull(),
    studySeconds: seconds().notNull().default(0),
    updatedTime: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId, table.kind, table.refId, table.day] })],
);

/** Minutes a week that a person wants to study; a person without a goal has no row. */
export const weeklyGoal = ownedTable(
  'weekly_goal',
  ofPerson({ userId: 'weekly goal' }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    minutes: integer().notNull(),
    updatedTime: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
);

/** Credit of a person. Leave `entryId` out: the database numbers it. */
export const creditEntry = ownedTable(
  'credit_entry',
  ofPerson({
    userId: 'credit',
    invitedUserId: {
      exported: false,
      erased: [
        '-- What a colleague earned by bringing the person stays theirs.\nupdate credit_entry set invited_user_id = -entry_id where invited_user_id = :user',
      ],
    },
  }),
  {
    entryId: id().primaryKey().generatedByDefaultAsIdentity(),
    userId: id().notNull(),
    companyId: id().notNull(),
    assignKind: integer().$type<AssignKind>().notNull(),
    sourceKind: integer().$type<TargetKind>().notNull(),
    sourceId: id().notNull(),
    year: integer().notNull(),
    reason: text().notNull().default(''),
    /** The invited person when the credit is a reward for sharing, otherwise 0. */
    invitedUserId: id().notNull().default(0),
    credit: doublePrecision().notNull(),
    valid: boolean().notNull().default(true),
    createTime: time().notNull(),
  },
  (table) => [
    uniqueIndex('credit_entry_once')
      .on(
        table.userId,
        table.companyId,
        table.sourceKind,
        table.sourceId,
        table.year,
        table.reason,
        table.invitedUserId,
      )
      .where(sql`${table.valid}`),
  ],
);
