import { ItemKind, ProgressState } from '@stoa/domain';
import * as v from 'valibot';
import { stretch } from './wire.ts';

/** Why time that was reported did not count. */
export const evidenceReasons = [
  /** Played faster than the course allows. */
  'TOO_FAST',
  /** More time was reported than has passed since the report before. */
  'TOO_MUCH',
  /** Played beyond the furthest point, if the course does not allow skipping. */
  'SKIPPED',
  /** Played after another window or device had taken over. */
  'OTHER_SESSION',
  /** The person did not confirm their presence when asked. */
  'PRESENCE',
  /** Reported twice; the first report had counted. */
  'DUPLICATE',
] as const;
export type EvidenceReason = (typeof evidenceReasons)[number];

/**
 * What is still needed for completion: media seconds, seconds of stay, pages, the end of a text, a
 * confirmation, a test.
 */
export const needKinds = ['WATCH', 'STAY', 'PAGES', 'SCROLL', 'CONFIRM', 'TEST'] as const;
export type NeedKind = (typeof needKinds)[number];

/** Time that did not count, by reason. `ranges` are the parts of the medium that still do not count. */
export const evidenceRefusal = v.object({
  reason: v.picklist(evidenceReasons),
  ranges: v.array(stretch),
  /** Total seconds: of the medium where it has a length, else of the stay. */
  seconds: v.number(),
  beats: v.number(),
  lastTime: v.number(),
});
export type EvidenceRefusal = v.InferOutput<typeof evidenceRefusal>;

/** Explains the percentage of an item. */
export const studyEvidence = v.object({
  courseId: v.number(),
  itemId: v.number(),
  title: v.string(),
  itemKind: v.enum(ItemKind),
  state: v.enum(ProgressState),
  percent: v.number(),
  completedTime: v.optional(v.number()),
  /** Length of the medium; 0 for items without a timeline. */
  duration: v.number(),
  /** The stretches of the medium that count. */
  counted: v.array(stretch),
  countedSeconds: v.number(),
  /** Total time at the item, including what was watched again. */
  studySeconds: v.number(),
  /** Seconds that were watched again; they count as study time, not as progress. */
  againSeconds: v.number(),
  refused: v.array(evidenceRefusal),
  needs: v.array(v.object({ kind: v.picklist(needKinds), amount: v.optional(v.number()) })),
  rule: v.object({ completeRatio: v.number(), maxRate: v.number(), skipAllowed: v.boolean() }),
  /** Whether the item was opened without access to its course; it then counts once the course is open. */
  trial: v.boolean(),
});
export type StudyEvidence = v.InferOutput<typeof studyEvidence>;
