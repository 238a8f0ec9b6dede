import * as v from 'valibot';
import { roomState } from './live.ts';
import { extended } from './wire.ts';

/** Most messages in one answer of X89; as many as this mean that there may be more. */
export const roomPollMost = 100;

/** The first and only message that a client sends through the WebSocket of a room; no token is in its address. */
export const roomHello = v.object({ ticket: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
export type RoomHello = v.InferOutput<typeof roomHello>;

/**
 * Everything that the WebSocket of a room says: what happened after change `after`, up to and with change
 * `nextAfter`, and the room as it is then. Every 15 s one comes, also when nothing happened.
 */
export const roomFrame = extended(roomState, { after: v.number() });
export type RoomFrame = v.InferOutput<typeof roomFrame>;

/** Why the server closed the WebSocket of a room. */
export const RoomClose = {
  /** The message was too large (above 64 KiB). */
  TooLarge: 1009,
  /** The server stops; the reason is how many milliseconds to spread the return over. */
  Restart: 1012,
  /** The client took its messages too slowly; it comes back and asks for what it missed. */
  TooSlow: 1013,
  /** The session is over: log-out, another company, an expiry, or somebody ended it. */
  SessionEnded: 4401,
  /** The ticket is unknown, used or expired, or did not come in time. */
  TicketRefused: 4403,
  /** The room is not there for this person. */
  RoomGone: 4404,
  /** Too many messages, or too many sockets of one session. */
  TooFrequent: 4429,
} as const;
export type RoomClose = (typeof RoomClose)[keyof typeof RoomClose];
