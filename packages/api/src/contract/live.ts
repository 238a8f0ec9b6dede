import { LiveKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  LiveMessageKind,
  liveDetail as liveDetailData,
  liveMessage,
  roomBeatResult,
  roomEntry,
  roomState,
} from './types/live.ts';
import { liveSummary } from './types/liveSummary.ts';
import { playerTag } from './types/study.ts';
import {
  counts,
  idempotency,
  jsonId,
  jsonInteger,
  jsonNumber,
  keyword,
  merged,
  pageOf,
  pageRequest,
  text,
  wireEnum,
  wireId,
  wireInteger,
} from './types/wire.ts';

export { LiveMessageKind, liveRoles } from './types/live.ts';
export type {
  LiveDetail,
  LiveMessage,
  LiveRole,
  LiveWatch,
  Playback,
  RoomBeatResult,
  RoomEntry,
  RoomState,
} from './types/live.ts';
export type { LiveSummary } from './types/liveSummary.ts';
export { RoomClose, roomFrame, roomHello, roomPollMost } from './types/room.ts';
export type { RoomFrame, RoomHello } from './types/room.ts';

/** Tabs of the live list. */
export const liveTabs = ['all', 'upcoming', 'live', 'playback'] as const;
export type LiveTab = (typeof liveTabs)[number];

/** Live streams; `from` and `to` limit when they start. */
export const liveList = defineCall({
  id: 'X86',
  method: 'GET',
  path: '/live/pc/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    liveKind: wireEnum(LiveKind),
    tab: v.picklist(liveTabs),
    keyword: v.optional(keyword),
    from: v.optional(wireInteger()),
    to: v.optional(wireInteger()),
  }),
  data: pageOf(liveSummary),
});

/** One live stream with its recordings. */
export const liveDetail = defineCall({
  id: 'X87',
  method: 'GET',
  path: '/live/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ liveId: wireId }),
  data: liveDetailData,
});

/** Enters a live room; with `playbackId` a recording, which supersedes the learner's other study sessions. */
export const roomEnter = defineCall({
  id: 'X88',
  method: 'POST',
  path: '/live/pc/room/enter',
  encoding: 'json',
  auth: 'session',
  request: v.object({ liveId: jsonId, playbackId: v.optional(jsonId), playerTag }),
  data: roomEntry,
});

/** The changes of a room that the WebSocket has missed; called every 3 s if there is no WebSocket. */
export const roomPoll = defineCall({
  id: 'X89',
  method: 'GET',
  path: '/live/pc/room/poll',
  encoding: 'query',
  auth: 'session',
  background: true,
  request: v.object({ liveId: wireId, after: wireInteger() }),
  data: roomState,
});

/** Sends a message; refused while the chat is muted (6002). */
export const roomMessage = defineCall({
  id: 'X90',
  method: 'POST',
  path: '/live/pc/room/message',
  encoding: 'json',
  auth: 'session',
  rate: 'chat',
  idempotent: true,
  request: merged(idempotency, {
    liveId: jsonId,
    kind: v.picklist([LiveMessageKind.Text, LiveMessageKind.Question, LiveMessageKind.Answer]),
    text: text(1, 200),
    replyTo: v.optional(jsonId),
  }),
  data: liveMessage,
});

/** What a lecturer or admin may do in a room. */
export const roomActions = ['delete', 'mute', 'unmute', 'announce'] as const;
export type RoomAction = (typeof roomActions)[number];

/** Moderates a room; `messageId` is for delete, `text` for announce. */
export const roomModerate = defineCall({
  id: 'X91',
  method: 'POST',
  path: '/live/pc/room/moderate',
  encoding: 'json',
  auth: 'session',
  request: v.object({
    liveId: jsonId,
    action: v.picklist(roomActions),
    messageId: v.optional(jsonId),
    text: v.optional(text(0, 200)),
  }),
  data: roomState,
});

/** Reports watching every 15 s, with the reactions pressed since the last report. */
export const roomBeat = defineCall({
  id: 'X92',
  method: 'POST',
  path: '/live/pc/room/beat',
  encoding: 'json',
  auth: 'session',
  background: true,
  request: v.object({
    liveId: jsonId,
    playbackId: v.optional(jsonId),
    playerTag,
    seq: jsonInteger(1),
    seconds: jsonNumber(0, 3600),
    position: v.optional(jsonNumber(0, 360_000)),
    reactions: v.optional(counts),
  }),
  data: roomBeatResult,
});
