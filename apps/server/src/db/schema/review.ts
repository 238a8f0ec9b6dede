import type { ReviewDecision } from '@stoa/api/contract/review';
import type { LinkTarget, ReviewKind } from '@stoa/domain';
import { ReviewState } from '@stoa/domain';
import { index, integer, jsonb, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, linkTarget, localised, time } from './columns.ts';
import { ofSystem, ownedTable } from './ownership.ts';

/** What a reviewer has decided, or keeps as a draft. */
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
 * Something that waits for a reviewer or was reviewed. Requests never read it by themselves, because who reviews
 * is decided by the kind; the person whose work it is sees the outcome where the work is.
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
    // Smaller ids are those of the demo data.
    reviewId: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    companyId: id().notNull(),
    kind: integer().$type<ReviewKind>().notNull(),
    /** The attempt, hand-in or application that is reviewed. */
    refId: id().notNull(),
    /** Which time it is reviewed, from 1. */
    version: integer().notNull(),
    state: integer().$type<ReviewState>().notNull().default(ReviewState.Pending),
    title: localised().notNull(),
    parentTitle: localised().notNull(),
    target: linkTarget().$type<LinkTarget>().notNull(),
    /** Whose work it is; null for a guest. */
    userId: id(),
    /** Accounts of those who may review it besides the admins of the company. */
    lecturerIds: id().array().notNull().default([]),
    submitTime: time().notNull(),
    dueTime: time(),
    takenTime: time(),
    /** Who has reviewed it, or has it in work. */
    reviewerUserId: id(),
    opinion: jsonb().$type<StoredOpinion>(),
    decidedTime: time(),
  },
  (table) => [
    uniqueIndex('review_task_version').on(table.kind, table.refId, table.version),
    index().on(table.companyId, table.state),
  ],
);
