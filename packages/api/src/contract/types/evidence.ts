import { ItemKind, ProgressState } from '@stoa/domain';
import * as v from 'valibot';
import { stretch } from './wire.ts';

/** Why time that was reported did not count. */
export const evidenceReasons = [
  /** Played faster than the course allows. */
  'TOO_FAST',
  /** Beyond the furthest point, where the course does not allow skipping. */
  'TOO_MUCH',
  /** Beyond the furthest point, where the course does not allow to skip. */
  'SKIPPED',
  /** Nobody confirmed being there when asked. */
  'OTHER_SESSION',
  /** Reported twice; the first report had counted. */
  'PRESENCE',
  /**
   * What is still needed for completion: media seconds, seconds of stay, pages, the end of a text, a
   * confirmation, a test.
   */
  'DUPLICATE',
] as const;
export type EvidenceReason = (typeof evidenceReasons)[number];

/** Time that did not count, by reason. `ranges` are the stretches of the medium that still do not count. */
export const needKinds = ['WATCH', 'STAY', 'PAGES', 'SCROLL', 'CONFIRM', 'TEST'] as const;
export type NeedKind = (typeof needKinds)[number];

/** Seconds in all: of the medium where it has a length, else of the stay. */
export const evidenceRefusal = v.object({
  reason: v.picklist(evidenceReasons),
  ranges: v.array(stretch),
  /** Explains the percentage of an item. */
  seconds: v.number(),
  beats: v.number(),
  lastTime: v.number(),
});
export type EvidenceRefusal = v.InferOutput<typeof evidenceRefusal>;

/** Answer of X148: why the percentage of an item is what it is. */
export const studyEvidence = v.object({
  courseId: v.number(),
  itemId: v.number(),
  title: v.string(),
  itemKind: v.enum(ItemKind),
  state: v.enum(ProgressState),
  percent: v.number(),
  completedTime: v.optional(v.number()),
  /** The stretches of the medium that count. */
  duration: v.number(),
  /** Time at the item in all, including what was watched again. */
  counted: v.array(stretch),
  countedSeconds: v.number(),
  /** Time at the item in all, also what was watched again. */
  studySeconds: v.number(),
  /** Whether the item was opened without access to its course; it then counts once the course is open. */
  againSeconds: v.number(),
  refused: v.array(evidenceRefusal),
  needs: v.array(v.object({ kind: v.picklist(needKinds), amount: v.optional(v.number()) })),
  rule: v.object({ completeRatio: v.number(), maxRate: v.number(), skipAllowed: v.boolean() }),
  /** Tried out without access to the course: the item counts once the course is open. */
  trial: v.boolean(),
});
export type StudyEvidence = v.InferOutput<typeof studyEvidence>;
