import { LiveStatus } from '@stoa/domain';
import type { ApiError } from '../../client/errors.ts';
import { roomPollMost } from '../../contract/live.ts';
import type { RoomState } from '../../contract/live.ts';
import { take } from '../log.ts';
import { factsOf } from '../view.ts';
import { endsBy, finish } from './ending.ts';
import { followedBy, isPolling } from './state.ts';
import type { RoomModel, RoomStep } from './state.ts';
import { withoutShown } from './talk.ts';
import { entryTimer, isIncomplete, pollTimer, waitLonger } from './waits.ts';

/** Requests the changes after those in the log, unless such a call is in progress. */
export function ask(model: RoomModel): RoomStep {
  if (model.asked !== undefined) return [model, []];
  const asked = { no: model.asks + 1, after: model.log.upTo };
  return [{ ...model, asks: asked.no, asked }, [{ type: 'ask', ...asked }]];
}

export const askIfIncomplete = (model: RoomModel): RoomStep =>
  isIncomplete(model) ? ask(model) : [model, []];

/** Requests the changes, because the timer `poll` fired, or because the person or the network is back. */
export const poll = (model: RoomModel): RoomStep =>
  isPolling(model) || isIncomplete(model) ? ask(model) : [model, []];

/** Applies the server's answer about the changes after `after`. */
export function learn(model: RoomModel, after: number, state: RoomState, random: number): RoomStep {
  const log = take(model.log, { after, nextAfter: state.nextAfter, list: state.list });
  const next = withoutShown({ ...model, log, facts: factsOf(state) });
  // When the stream starts the room is entered again, because only the answer of entering names what to play.
  const begins = model.facts?.status === LiveStatus.Upcoming && state.status === LiveStatus.Live;
  return [next, begins ? [entryTimer(random)] : []];
}

/** Sets the timer for the next call, if one is needed. */
const rest = (model: RoomModel, random: number): RoomStep => [
  model,
  isPolling(model) || isIncomplete(model) ? [pollTimer(model, random)] : [],
];

/** Messages that failed because of the connection are sent again, because the connection works now. */
const retryTalk = (model: RoomModel): RoomStep => [model, isPolling(model) ? [{ type: 'flush' }] : []];

/** Applies the answer to a call for changes; an answer to any other call than the last one is ignored. */
export function answered(model: RoomModel, no: number, state: RoomState, random: number): RoomStep {
  if (model.asked?.no !== no) return [model, []];
  const { after } = model.asked;
  if (model.link.at === 'checking') return finish(model, { reason: 'session' });
  const behind = state.list.length >= roomPollMost;
  const learned = learn({ ...model, asked: undefined, behind }, after, state, random);
  return followedBy(followedBy(learned, retryTalk), (next) =>
    // A call that brought nothing new is not repeated at once, because the server does not have the missing
    // changes yet.
    isIncomplete(next) && next.log.upTo > after ? ask(next) : rest(next, random),
  );
}

export function askFailed(model: RoomModel, no: number, error: ApiError, random: number): RoomStep {
  if (model.asked?.no !== no) return [model, []];
  const next: RoomModel = { ...model, asked: undefined };
  const end = endsBy(error);
  if (end !== undefined) return finish(next, end);
  return model.link.at === 'checking' ? waitLonger(next, random) : rest(next, random);
}
