import * as v from 'valibot';
import { roomState } from './live.ts';
import { extended } from './wire.ts';

/** Largest number of messages in one answer of `roomPoll`; with as many as this there may be more. */
export const roomPollMost = 100;

/**
 * The first and only message that a client sends through the WebSocket of a room. The ticket travels here,
 * because the address must not carry a token.
 */
export const roomHello = v.object({ ticket: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
export type RoomHello = v.InferOutput<typeof roomHello>;

/**
 * Everything that the server sends through the WebSocket of a room: what happened after change `after`, up to
 * and including change `nextAfter`, and the room as it is then. One comes every 15 s, also when nothing has
 * happened.
 */
export const roomFrame = extended(roomState, { after: v.number() });
export type RoomFrame = v.InferOutput<typeof roomFrame>;

/** Why the server closed the WebSocket of a room. */
export const RoomClose = {
  /** The message was too large (above 64 KiB). */
  TooLarge: 1009,
  /** The server stops; the reason text holds the milliseconds over which its clients spread their return. */
  Restart: 1012,
  /** The client took its messages too slowly; it reconnects and asks for what it missed. */
  TooSlow: 1013,
  /** The session is over: logout, another company, an expiry, or somebody ended it. */
  SessionEnded: 4401,
  /** The ticket is unknown, used or expired, or did not come in time. */
  TicketRefused: 4403,
  /** The room does not exist, or not for this person. */
  RoomGone: 4404,
  /** Too many messages, or too many sockets of one session. */
  TooFrequent: 4429,
} as const;
export type RoomClose = (typeof RoomClose)[keyof typeof RoomClose];
