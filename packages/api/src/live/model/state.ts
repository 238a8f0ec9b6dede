import type { ApiError } from '../../client/errors.ts';
import type { LiveRole, RoomBeatResult, RoomEntry, RoomFrame, RoomState } from '../../contract/live.ts';
import { emptyLog } from '../log.ts';
import type { RoomLog } from '../log.ts';
import type { Outgoing, SaidMessage } from '../message.ts';
import type { KeptMessage } from '../messageKind.ts';
import type { EntryFacts, RoomEnd, RoomFacts } from '../view.ts';

/**
 * How changes of the room arrive. `polls` is true when a socket was lost or could not be opened, so that the
 * room makes a call every few seconds until a socket sends something.
 * - `entering`: the room is being entered; when that began, `newest` was the newest known change.
 * - `opening`: the room is entered, and its socket has sent nothing yet.
 * - `live`: changes come through the socket.
 * - `waiting`: the room is entered again when the timer `connect` fires.
 * - `history`: no changes are expected, because the stream is over.
 * - `checking`: the server has closed the socket because the session is over; a call is made to find out
 * whether that is so.
 * - `ended`: no more calls are made and nothing more is sent.
 */
export type Link =
  | { readonly at: 'entering'; readonly polls: boolean; readonly newest: number }
  | { readonly at: 'opening'; readonly polls: boolean; readonly socket: number }
  | { readonly at: 'live'; readonly socket: number }
  | { readonly at: 'waiting'; readonly polls: boolean }
  | { readonly at: 'history' }
  | { readonly at: 'checking' }
  | { readonly at: 'ended'; readonly end: RoomEnd };

/** The messages that this person has sent and that the log does not show yet. */
export interface Talk {
  /**
   * State of the outbox. It is `unlocked` when it has the server's key, or when it is known that the server
   * sends none.
   */
  readonly outbox: 'shut' | 'opening' | 'open' | 'unlocked';
  /** How many attempts to open the outbox have failed in a row. */
  readonly outboxFailures: number;
  /** Messages that the person sent before the outbox was open. */
  readonly early: readonly SaidMessage[];
  /** The messages that are stored in the outbox. */
  readonly kept: readonly KeptMessage[];
  /** Messages that the server has stored and the log does not show yet. */
  readonly sent: readonly (SaidMessage & { readonly messageId: number })[];
  /** The message that the connection failed last. */
  readonly cutOff: { readonly key: string; readonly error: ApiError } | undefined;
  /** The message that was sent last, and the newest message of the log at its first try. */
  readonly tried: { readonly key: string; readonly afterId: number } | undefined;
  /** The messages that the person sees as their own before the log shows them. */
  readonly outgoing: readonly Outgoing[];
}

/** The state of a room in which one person is. */
export interface RoomModel {
  /** The user id of the person. */
  readonly me: number;
  readonly link: Link;
  /** Failures of entering and of sockets in a row; a message of a socket ends the row. */
  readonly failures: number;
  /** Number of the newest socket; messages of another one are ignored. */
  readonly sockets: number;
  readonly hidden: boolean;
  readonly entry: EntryFacts | undefined;
  /** The key of the outbox that came with the entry; empty when the server sent none. */
  readonly outboxKey: string;
  readonly role: LiveRole;
  readonly facts: RoomFacts | undefined;
  readonly log: RoomLog;
  /** Whether the server may have changes that are in neither the log nor the held stretches. */
  readonly behind: boolean;
  /** The call for changes that has no answer yet; there is never more than one. */
  readonly asked: { readonly no: number; readonly after: number } | undefined;
  readonly asks: number;
  readonly watched: RoomBeatResult['watch'] | undefined;
  readonly talk: Talk;
}

/**
 * The timers of a room.
 * - `connect`: enters the room again.
 * - `poll`: requests the changes.
 * - `entry`: requests again what to play.
 * - `beat`: reports what was watched.
 * - `outbox`: opens the outbox again.
 */
export type RoomTimer = 'connect' | 'poll' | 'entry' | 'beat' | 'outbox';

/** Why a room is entered: to follow it, or only to learn what to play. */
export type EnterReason = 'follow' | 'sources';

/** Events that can happen to a room. */
export type RoomHappening =
  | { readonly type: 'started' }
  | { readonly type: 'entered'; readonly why: EnterReason; readonly entry: RoomEntry }
  | { readonly type: 'enterFailed'; readonly why: EnterReason; readonly error: ApiError }
  | { readonly type: 'frame'; readonly socket: number; readonly frame: RoomFrame }
  /**
   * The socket is closed; `code` is 0 when it could not be opened or became silent. `spreadMs` is the time
   * over which a stopping server asks its clients to spread their reconnection.
   */
  | {
      readonly type: 'socketClosed';
      readonly socket: number;
      readonly code: number;
      readonly spreadMs: number | undefined;
    }
  | { readonly type: 'answered'; readonly no: number; readonly state: RoomState }
  | { readonly type: 'askFailed'; readonly no: number; readonly error: ApiError }
  /** A call of this person, such as muting the room, was answered with the current state of the room. */
  | { readonly type: 'moderated'; readonly state: RoomState }
  | { readonly type: 'timer'; readonly timer: RoomTimer }
  | { readonly type: 'online' }
  | { readonly type: 'hidden'; readonly hidden: boolean }
  | { readonly type: 'beatAnswered'; readonly answer: RoomBeatResult }
  | { readonly type: 'outboxOpened' }
  | { readonly type: 'outboxFailed' }
  /** The messages in the outbox have changed. */
  | { readonly type: 'kept'; readonly messages: readonly KeptMessage[] }
  | { readonly type: 'said'; readonly message: SaidMessage }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'discarded'; readonly key: string }
  /** The outbox sends a message, for the first time or again. */
  | { readonly type: 'messageTried'; readonly key: string }
  | { readonly type: 'messageStored'; readonly key: string; readonly messageId: number }
  /** It is unknown whether the server has the message; the outbox will send it again. */
  | { readonly type: 'messageCutOff'; readonly key: string; readonly error: ApiError }
  | { readonly type: 'left' };

/** An event with a random number in [0, 1), which spreads the waits that begin with the event. */
export type RoomEvent = RoomHappening & { readonly random: number };

/** What has to be done outside the model, in the order of the list. */
export type RoomEffect =
  | { readonly type: 'enter'; readonly why: EnterReason }
  | { readonly type: 'openSocket'; readonly socket: number; readonly ticket: RoomEntry['wsTicket'] }
  /** Requests the changes after `after`. */
  | { readonly type: 'ask'; readonly no: number; readonly after: number }
  /** Starts a timer, in place of the one with the same name. */
  | { readonly type: 'setTimer'; readonly timer: RoomTimer; readonly ms: number }
  | { readonly type: 'beat' }
  | { readonly type: 'openOutbox' }
  /**
   * Passes the server's key to the outbox, together with the messages of earlier visits; the key is empty
   * when the server sent none.
   */
  | { readonly type: 'unlockOutbox'; readonly key: string }
  | { readonly type: 'keep'; readonly messages: readonly SaidMessage[] }
  /** Marks a refused message to be sent again. */
  | { readonly type: 'keepAgain'; readonly key: string }
  | { readonly type: 'drop'; readonly key: string }
  /** Tries to send what is in the outbox. */
  | { readonly type: 'flush' }
  /** Ends the socket, all timers and calls, and leaves unsent messages to the outbox. */
  | { readonly type: 'end' };

/** A room after an event, and the effects to execute. */
export type RoomStep = readonly [RoomModel, readonly RoomEffect[]];

const firstTalk: Talk = {
  outbox: 'shut',
  outboxFailures: 0,
  early: [],
  kept: [],
  sent: [],
  cutOff: undefined,
  tried: undefined,
  outgoing: [],
};

/** A room before anything has happened. */
export const firstModel = (me: number, hidden = false): RoomModel => ({
  me,
  link: { at: 'entering', polls: false, newest: 0 },
  failures: 0,
  sockets: 0,
  hidden,
  entry: undefined,
  outboxKey: '',
  role: 'LEARNER',
  facts: undefined,
  log: emptyLog,
  behind: false,
  asked: undefined,
  asks: 0,
  watched: undefined,
  talk: firstTalk,
});

/** Continues with another step; the effects of both are carried out in this order. */
export const followedBy = ([model, effects]: RoomStep, next: (model: RoomModel) => RoomStep): RoomStep => {
  const [after, more] = next(model);
  return [after, [...effects, ...more]];
};

/** Whether the room makes a call every few seconds, because no socket delivers changes. */
export const isPolling = ({ link }: RoomModel): boolean => 'polls' in link && link.polls;
