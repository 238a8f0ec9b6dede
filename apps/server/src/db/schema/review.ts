import type { ReviewDecision } from '@stoa/api/contract/review';
import type { LinkTarget, ReviewKind } from '@stoa/domain';
import { ReviewState } from '@stoa/domain';
import { index, integer, jsonb, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, linkTarget, localised, time } from './columns.ts';
import { ofSystem, ownedTable } from './ownership.ts';

/** The decision of a reviewer, or its draft. */
export interface StoredOpinion {
  result?: ReviewDecision;
  score?: number;
  scores: { id: number; score: number; comment?: string }[];
  checks?: boolean[];
  lateTaken: number[];
  comment: string;
  fileIds: number[];
}

/**
 * A task for a reviewer, pending or reviewed. Requests cannot read it directly, because its kind decides who
 * may review it; the person whose work it is sees the outcome beside the work.
 */
export const reviewTask = ownedTable(
  'review_task',
  ofSystem({
    people: {
      userId: 'work that was reviewed',
      reviewerUserId: { exported: 'review that was given', erased: 'name' },
    },
  }),
  {
    // Ids below this number are used by the demo data.
    reviewId: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    companyId: id().notNull(),
    kind: integer().$type<ReviewKind>().notNull(),
    /** The attempt, hand-in or application that is reviewed. */
    refId: id().notNull(),
    /** Number of this review of the same work, from 1. */
    version: integer().notNull(),
    state: integer().$type<ReviewState>().notNull().default(ReviewState.Pending),
    title: localised().notNull(),
    parentTitle: localised().notNull(),
    target: linkTarget().$type<LinkTarget>().notNull(),
    /** The person whose work it is; null for a guest. */
    userId: id(),
    /** Accounts of the people who may review it, besides the admins of the company. */
    lecturerIds: id().array().notNull().default([]),
    submitTime: time().notNull(),
    dueTime: time(),
    takenTime: time(),
    /** The reviewer, or the person who has opened it for review. */
    reviewerUserId: id(),
    opinion: jsonb().$type<StoredOpinion>(),
    decidedTime: time(),
  },
  (table) => [
    uniqueIndex('review_task_version').on(table.kind, table.refId, table.version),
    index().on(table.companyId, table.state),
  ],
);
