import { CommentPlacement, ProgressState } from '@stoa/domain';
import * as v from 'valibot';
import { chapter } from './chapter.ts';
import { courseSummary } from './courseSummary.ts';
import { playItem } from './play.ts';
import { studyPolicy } from './studyPolicy.ts';
import { award } from './values.ts';
import { jsonId, stretch } from './wire.ts';

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(360_000));
const segment = v.strictTuple([seconds, seconds]);

/**
 * A learner's progress in one item; `covered` are the ranges that were played, the 1000 longest if there are
 * more.
 */
export const itemProgress = v.object({
  itemId: v.number(),
  state: v.enum(ProgressState),
  percent: v.number(),
  lastPosition: v.number(),
  maxPosition: v.number(),
  watchedSeconds: v.number(),
  studySeconds: v.number(),
  covered: v.array(stretch),
  pagesSeen: v.optional(v.array(v.number())),
  updatedTime: v.number(),
  completedTime: v.optional(v.number()),
});
export type ItemProgress = v.InferOutput<typeof itemProgress>;

/** Why a beat is sent. */
export const beatEvents = ['TICK', 'PAUSE', 'SEEK', 'RATE', 'ENDED', 'SWITCH', 'HIDE', 'UNLOAD'] as const;
export type BeatEvent = (typeof beatEvents)[number];

/** Shortest stretch of media that counts, in seconds, because no player shows anything in less time. */
export const shortestSegment = 0.1;

/** Identifies the tab that plays; made by the client. */
export const playerTag = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/**
 * What was played since the last beat. The limits of the lists keep a page's last beat far below the 60 KB of
 * a keep-alive request, and make a malicious one cheap to refuse. A segment shorter than a tenth of a second
 * does not count.
 */
export const studyBeat = v.object({
  sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  event: v.picklist(beatEvents),
  itemId: jsonId,
  playerTag,
  position: seconds,
  rate: v.pipe(v.number(), v.minValue(0.1), v.maxValue(16)),
  segments: v.pipe(v.array(segment), v.maxLength(500)),
  activeSeconds: seconds,
  pagesSeen: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.maxLength(2000)),
  ),
  scrolledToEnd: v.optional(v.boolean()),
  linkDone: v.optional(v.boolean()),
  presenceAck: v.optional(v.pipe(v.string(), v.maxLength(64))),
  clientTime: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type StudyBeat = v.InferOutput<typeof studyBeat>;

/**
 * Why a beat was not counted. These are outcomes inside `data`, never errors, because a beat must not open a
 * dialog.
 */
export const beatRefusals = ['OTHER_SESSION', 'DUPLICATE', 'ENDED', 'PRESENCE', 'THROTTLED'] as const;
export type BeatRefusal = (typeof beatRefusals)[number];

/** The credit of a beat, and what comes next. */
export const studyBeatResult = v.object({
  accepted: v.boolean(),
  reason: v.optional(v.picklist(beatRefusals)),
  item: itemProgress,
  course: v.optional(
    v.object({
      percent: v.number(),
      state: v.enum(ProgressState),
      completedItems: v.number(),
      requiredItems: v.number(),
    }),
  ),
  unlocked: v.optional(v.array(v.number())),
  presence: v.optional(v.object({ checkId: v.string(), deadlineTime: v.number() })),
  nextHeartbeatSeconds: v.number(),
  awards: v.array(award),
  serverTime: v.number(),
});
export type StudyBeatResult = v.InferOutput<typeof studyBeatResult>;

/** Everything that a player needs. `outboxKey` encrypts the unsent beats that are kept on this device. */
export const studyStart = v.object({
  session: v.object({ sessionId: v.string(), startTime: v.number() }),
  course: courseSummary,
  chapters: v.array(chapter),
  item: playItem,
  progress: itemProgress,
  policy: studyPolicy,
  commentPlacement: v.enum(CommentPlacement),
  outboxKey: v.string(),
  serverTime: v.number(),
});
export type StudyStart = v.InferOutput<typeof studyStart>;
