import type { LiveMessage, LiveRole, RoomBeatResult, RoomState } from '../contract/live.ts';
import type { RoomEntry } from '../contract/live.ts';
import type { ApiError } from '../client/errors.ts';
import type { Outgoing } from './outgoing.ts';

/**
 * How news of the room arrive.
 *
 * - `entering`: nobody has answered yet.
 * - `live`: as they happen.
 * - `polling`: every few seconds, because the WebSocket is not there; it is tried again meanwhile.
 * - `history`: none are expected, the room is over.
 * - `ended`: none will come, see `end`.
 */
export type RoomConnection = 'entering' | 'live' | 'polling' | 'history' | 'ended';

/** Why a room gives no more news: it was left, refused (with the error), or the session is over. */
export type RoomEnd =
  | { readonly reason: 'left' | 'session' }
  | { readonly reason: 'refused'; readonly error?: ApiError };

export type RoomFacts = Omit<RoomState, 'list' | 'nextAfter'>;

/** A room as a screen shows it; a new object whenever something changed. */
export interface RoomView {
  readonly connection: RoomConnection;
  readonly end: RoomEnd | undefined;
  /** Of the last entry: role, and what to play. */
  readonly entry: Pick<RoomEntry, 'roomId' | 'sources' | 'playOffset' | 'progress'> | undefined;
  readonly role: LiveRole;
  readonly facts: RoomFacts | undefined;
  /** What was said, in order; a deleted message stays in its place. */
  readonly messages: readonly LiveMessage[];
  /** What this person said and the log does not show yet. */
  readonly outgoing: readonly Outgoing[];
  /** Something is missing in the log and on its way. */
  readonly catchingUp: boolean;
  readonly watched: RoomBeatResult['watch'] | undefined;
}

export const firstView: RoomView = {
  connection: 'entering',
  end: undefined,
  entry: undefined,
  role: 'LEARNER',
  facts: undefined,
  messages: [],
  outgoing: [],
  catchingUp: false,
  watched: undefined,
};

export const factsOf = ({ list: _list, nextAfter: _next, ...facts }: RoomState): RoomFacts => facts;
