import { LiveStatus } from '@stoa/domain';
import type { ApiError } from '../../client/errors.ts';
import { RoomClose } from '../../contract/live.ts';
import type { RoomEntry, RoomFrame } from '../../contract/live.ts';
import { beginLog, emptyLog, newestOf } from '../log.ts';
import { factsOf } from '../view.ts';
import { ask, askIfIncomplete, learn, poll } from './changes.ts';
import { endsBy, finish } from './ending.ts';
import { followedBy, isPolling } from './state.ts';
import type { EnterReason, RoomEffect, RoomModel, RoomStep } from './state.ts';
import { openOutbox, unlockOutbox, withoutShown } from './talk.ts';
import { entryTimer, wait, waitLonger, waitShorter } from './waits.ts';

const isOpen = (status: LiveStatus): boolean => status === LiveStatus.Upcoming || status === LiveStatus.Live;

/** Enters the room and listens for its changes. */
export const enter = (model: RoomModel): RoomStep => [
  { ...model, link: { at: 'entering', polls: isPolling(model), newest: newestOf(model.log) } },
  [{ type: 'enter', why: 'follow' }],
];

/** Starts a log with the messages in the answer of entering, and forgets the previous log. */
function begin(model: RoomModel, { state }: RoomEntry): RoomModel {
  const isHistory = !isOpen(state.status);
  // A recording shows its messages from the first one on, so all of them are read.
  const log = isHistory ? emptyLog : beginLog(state);
  return withoutShown({ ...model, log, behind: isHistory, asked: undefined, facts: factsOf(state) });
}

/** Opens the socket, if changes are expected. */
function follow(model: RoomModel, { state, wsTicket }: RoomEntry): RoomStep {
  if (!isOpen(state.status)) {
    return [{ ...model, link: { at: 'history' } }, []];
  }
  const socket = model.sockets + 1;
  const link = { at: 'opening', polls: isPolling(model), socket } as const;
  return followedBy(
    [{ ...model, sockets: socket, link }, [{ type: 'openSocket', socket, ticket: wsTicket }]],
    openOutbox,
  );
}

/** Applies the answer of entering. */
export function entered(model: RoomModel, why: EnterReason, answer: RoomEntry, random: number): RoomStep {
  const { role, roomId, sources, playOffset, progress, outboxKey = '', state } = answer;
  const entry = { roomId, sources, playOffset, progress };
  const next: RoomModel = { ...model, role, entry, outboxKey };
  if (why === 'sources' || model.link.at !== 'entering') return [next, []];
  // The server knows fewer changes than it has reported before, which means that its numbers have started
  // again.
  const isNew = model.entry === undefined || state.nextAfter < model.link.newest;
  const learned: RoomStep = isNew
    ? [begin(next, answer), []]
    : // Only the number of the newest change is taken over, because messages before those of the answer may be missing.
      learn(next, state.nextAfter, { ...state, list: [] }, random);
  const followed = followedBy(learned, (now) => follow(now, answer));
  return followedBy(followedBy(followed, unlockOutbox), askIfIncomplete);
}

export function enterFailed(model: RoomModel, why: EnterReason, error: ApiError, random: number): RoomStep {
  const end = endsBy(error);
  if (end !== undefined) return finish(model, end);
  switch (why) {
    case 'sources':
      return [model, [entryTimer(random)]];
    case 'follow':
      return model.link.at === 'entering' ? waitLonger(model, random) : [model, []];
    default:
      return why satisfies never;
  }
}

/** Whether this socket is the one that the room listens to. */
const isCurrent = ({ link }: RoomModel, socket: number): boolean =>
  (link.at === 'opening' || link.at === 'live') && link.socket === socket;

/** Applies a message of the socket; the first one ends the polling. */
export function applyFrame(model: RoomModel, socket: number, frame: RoomFrame, random: number): RoomStep {
  if (!isCurrent(model, socket)) return [model, []];
  const live: RoomModel = { ...model, failures: 0, link: { at: 'live', socket } };
  const effects: readonly RoomEffect[] = model.link.at === 'live' ? [] : [{ type: 'flush' }];
  return followedBy(
    followedBy([live, effects], (now) => learn(now, frame.after, frame, random)),
    askIfIncomplete,
  );
}

export interface SocketEnd {
  readonly socket: number;
  readonly code: number;
  readonly spreadMs: number | undefined;
}

export function socketClosed(
  model: RoomModel,
  { socket, code, spreadMs }: SocketEnd,
  random: number,
): RoomStep {
  if (!isCurrent(model, socket)) return [model, []];
  switch (code) {
    case RoomClose.SessionEnded:
      // Makes another call, because its answer opens the dialog for an expired session and leads to the
      // login.
      return ask({ ...model, link: { at: 'checking' }, asked: undefined });
    case RoomClose.RoomGone:
      return finish(model, { reason: 'refused' });
    default:
      return spreadMs === undefined
        ? waitLonger(model, random)
        : wait(model, Math.round(random * spreadMs), random);
  }
}

/** Shortens a wait, because the network or the person is back. */
export const hurry = (model: RoomModel, random: number): RoomStep =>
  followedBy(waitShorter(model, random), poll);
