import * as v from 'valibot';
import { roomState } from './live.ts';
import { extended } from './wire.ts';

/** Largest number of messages in one answer of `roomPoll`; when there are this many, there may be more. */
export const roomPollMost = 100;

/**
 * The first and only message that a client sends through the WebSocket of a room. It contains the ticket,
 * because the address must not contain a token.
 */
export const roomHello = v.object({ ticket: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
export type RoomHello = v.InferOutput<typeof roomHello>;

/**
 * A message of the server through the WebSocket of a room: what happened after change `after`, up to and
 * including change `nextAfter`, and the state of the room then. One is sent at least every 15 s.
 */
export const roomFrame = extended(roomState, { after: v.number() });
export type RoomFrame = v.InferOutput<typeof roomFrame>;

/** Why the server closed the WebSocket of a room. */
export const RoomClose = {
  /** The message was too large (above 64 KiB). */
  TooLarge: 1009,
  /**
   * The server is stopping; the reason text is the number of milliseconds over which its clients should
   * spread their reconnection.
   */
  Restart: 1012,
  /** The client took its messages too slowly; it reconnects and asks for what it missed. */
  TooSlow: 1013,
  /** The session is over: by logout, a switch of company, expiry, or because it was ended elsewhere. */
  SessionEnded: 4401,
  /** The ticket is unknown, used or expired, or was not sent in time. */
  TicketRefused: 4403,
  /** The room does not exist, or is not open to this person. */
  RoomGone: 4404,
  /** Too many messages, or too many sockets of one session. */
  TooFrequent: 4429,
} as const;
export type RoomClose = (typeof RoomClose)[keyof typeof RoomClose];
