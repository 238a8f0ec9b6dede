import { LiveStatus } from '@stoa/domain';
import * as v from 'valibot';
import { liveSummary } from './liveSummary.ts';
import { mediaSource } from './media.ts';
import { award, fileRef, personBrief, userBrief } from './values.ts';
import { counts, extended } from './wire.ts';

/** How much of a live stream the learner has watched, live and playback together. */
export const liveWatch = v.object({ seconds: v.number(), percent: v.number(), done: v.boolean() });
export type LiveWatch = v.InferOutput<typeof liveWatch>;

/** A recording of a live stream. */
export const playback = v.object({
  playbackId: v.number(),
  title: v.string(),
  duration: v.number(),
  sources: v.array(mediaSource),
  lastPosition: v.number(),
});
export type Playback = v.InferOutput<typeof playback>;

/** A live stream with its recordings and what was watched of it. */
export const liveDetail = extended(liveSummary, {
  introHtml: v.string(),
  lecturers: v.array(personBrief),
  materials: v.array(fileRef),
  chatOn: v.boolean(),
  muted: v.boolean(),
  announcement: v.optional(v.string()),
  playbacks: v.array(playback),
  credit: v.optional(v.number()),
  minWatchPercent: v.number(),
  watch: v.optional(liveWatch),
  serverTime: v.number(),
});
export type LiveDetail = v.InferOutput<typeof liveDetail>;

/** Kind of a message in a live room; a deleted message stays in its place. */
export const LiveMessageKind = { Text: 1, System: 2, Question: 3, Answer: 4, Deleted: 5 } as const;
export type LiveMessageKind = (typeof LiveMessageKind)[keyof typeof LiveMessageKind];

/** The role of a person who writes in a live room. */
export const liveRoles = ['LEARNER', 'LECTURER', 'ADMIN'] as const;
export type LiveRole = (typeof liveRoles)[number];

/** A message in a live room. */
export const liveMessage = v.object({
  messageId: v.number(),
  liveId: v.number(),
  kind: v.enum(LiveMessageKind),
  user: userBrief,
  role: v.picklist(liveRoles),
  text: v.string(),
  replyTo: v.optional(v.number()),
  time: v.number(),
});
export type LiveMessage = v.InferOutput<typeof liveMessage>;

/**
 * The current state of the room and the messages since a change; `reactions` counts by the number of the
 * reaction.
 */
export const roomState = v.object({
  status: v.enum(LiveStatus),
  onlineNum: v.number(),
  viewNum: v.number(),
  muted: v.boolean(),
  announcement: v.optional(v.string()),
  reactions: counts,
  list: v.array(liveMessage),
  nextAfter: v.number(),
  serverTime: v.number(),
  playOffset: v.optional(v.number()),
});
export type RoomState = v.InferOutput<typeof roomState>;

/**
 * The room when the person enters it. The ticket opens its WebSocket once, within 30 s; `outboxKey` encrypts
 * the unsent messages that are kept on this device.
 */
export const roomEntry = v.object({
  roomId: v.string(),
  sources: v.array(mediaSource),
  playOffset: v.optional(v.number()),
  role: v.picklist(liveRoles),
  state: roomState,
  wsTicket: v.object({ ticket: v.string(), url: v.string(), expireTime: v.number() }),
  outboxKey: v.optional(v.string()),
  progress: v.optional(extended(liveWatch, { lastPosition: v.number() })),
});
export type RoomEntry = v.InferOutput<typeof roomEntry>;

/** The progress in watching so far. */
export const roomBeatResult = v.object({
  watch: liveWatch,
  online: v.number(),
  awards: v.array(award),
});
export type RoomBeatResult = v.InferOutput<typeof roomBeatResult>;
