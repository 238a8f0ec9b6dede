import type { ApiError } from '../client/errors.ts';
import type { LiveMessage, LiveRole, RoomBeatResult, RoomEntry, RoomState } from '../contract/live.ts';
import type { Outgoing } from './message.ts';

/**
 * How changes of the room arrive.
 * - `entering`: no answer has come yet.
 * - `live`: as they happen.
 * - `polling`: every few seconds, because the WebSocket is not open; opening it is tried again meanwhile.
 * - `history`: none are expected, because the room is over.
 * - `ended`: none will come, see `end`.
 */
export type RoomConnection = 'entering' | 'live' | 'polling' | 'history' | 'ended';

/** Why a room gets no more changes: it was left, refused (with the error), or the session is over. */
export type RoomEnd =
  | { readonly reason: 'left' | 'session' }
  | { readonly reason: 'refused'; readonly error?: ApiError };

export type RoomFacts = Omit<RoomState, 'list' | 'nextAfter'>;

/** What the player needs in order to play the stream or the recording. */
export type EntryFacts = Pick<RoomEntry, 'roomId' | 'sources' | 'playOffset' | 'progress'>;

/** A room as a screen shows it; a new object whenever something changed. */
export interface RoomView {
  readonly connection: RoomConnection;
  readonly end: RoomEnd | undefined;
  /** What to play, by the last answer of entering. */
  readonly entry: EntryFacts | undefined;
  readonly role: LiveRole;
  readonly facts: RoomFacts | undefined;
  /** The messages in order; a deleted one keeps its place. */
  readonly messages: readonly LiveMessage[];
  /** Messages of this person that the log does not show yet. */
  readonly outgoing: readonly Outgoing[];
  /** Whether changes are missing in the log and are being fetched. */
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
