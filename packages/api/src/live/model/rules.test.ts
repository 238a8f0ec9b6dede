import { ErrorCode, LiveStatus } from '@stoa/domain';
import { expect, test } from 'vitest';
import { apiError } from '../../client/errors.ts';
import type { ApiFault } from '../../client/errors.ts';
import { LiveMessageKind, roomEnter, roomMessage } from '../../contract/live.ts';
import type { LiveMessage, RoomEntry, RoomState } from '../../contract/live.ts';
import type { SaidMessage } from '../message.ts';
import { messageKind, withMessages, noMessages } from '../messageKind.ts';
import { firstModel, isPolling } from './state.ts';
import type { RoomEffect, RoomHappening, RoomModel } from './state.ts';
import { step } from './step.ts';

// Rules that random histories rarely need, each with the shortest history that needs it.

const me = 1;
const messageOf = (messageId: number, text = '大家好', userId = me): LiveMessage => ({
  messageId,
  liveId: 2,
  kind: LiveMessageKind.Text,
  user: { userId, id: 10 + userId, realName: '林小满', avatar: '' },
  role: 'LEARNER',
  text,
  time: messageId,
});

const stateOf = (
  nextAfter: number,
  list: readonly LiveMessage[] = [],
  status: LiveStatus = LiveStatus.Live,
): RoomState => ({
  status,
  onlineNum: 1,
  viewNum: 1,
  muted: false,
  reactions: {},
  list: [...list],
  nextAfter,
  serverTime: 1,
});

const entryOf = (state: RoomState): RoomEntry => ({
  roomId: '2',
  sources: [],
  role: 'LEARNER',
  state,
  wsTicket: { ticket: 't'.repeat(43), url: '/api/live/pc/room/socket', expireTime: 1 },
});

/** Plays a history, and returns the room after it with the effects of the last event. */
function after(...history: readonly RoomHappening[]): { model: RoomModel; effects: readonly RoomEffect[] } {
  return history.reduce<{ model: RoomModel; effects: readonly RoomEffect[] }>(
    ({ model }, event) => {
      const [next, effects] = step(model, { ...event, random: 0.5 });
      return { model: next, effects };
    },
    { model: firstModel(me), effects: [] },
  );
}

const entered = (nextAfter = 0): readonly RoomHappening[] => [
  { type: 'started' },
  { type: 'entered', why: 'follow', entry: entryOf(stateOf(nextAfter)) },
];
const frame = (from: number, nextAfter: number, list: readonly LiveMessage[] = []): RoomHappening => ({
  type: 'frame',
  socket: 1,
  frame: { ...stateOf(nextAfter, list), after: from },
});
const failed = (fault: ApiFault) => apiError(roomMessage, fault);
const said: SaidMessage = { key: 'k', text: '大家好', kind: LiveMessageKind.Text, at: 1 };
const stays = [{ type: 'outboxOpened' }, { type: 'said', message: said }] satisfies RoomHappening[];

test('a request that returns nothing new is not repeated at once', () => {
  // The socket announces the changes up to number 9 while those up to number 5 are missing.
  const asked = after(...entered(), frame(5, 9));
  expect(asked.effects).toContainEqual({ type: 'ask', no: 1, after: 0 });
  const { effects } = after(...entered(), frame(5, 9), { type: 'answered', no: 1, state: stateOf(0) });
  expect(effects).not.toContainEqual(expect.objectContaining({ type: 'ask' }));
  expect(effects).toContainEqual(expect.objectContaining({ type: 'setTimer', timer: 'poll' }));
});

test('the address to play is requested again after a failed answer', () => {
  const error = apiError(roomEnter, { kind: 'timeout' });
  const { effects } = after(...entered(), { type: 'enterFailed', why: 'sources', error });
  expect(effects).toEqual([expect.objectContaining({ type: 'setTimer', timer: 'entry' })]);
});

test('the first message of a socket ends the polling, and messages that failed with the connection are sent again', () => {
  const lost: RoomHappening = { type: 'socketClosed', socket: 1, code: 0, spreadMs: undefined };
  const again: RoomHappening = { type: 'entered', why: 'follow', entry: entryOf(stateOf(0)) };
  const before = after(...entered(), frame(0, 0), lost, { type: 'timer', timer: 'connect' }, again);
  expect(isPolling(before.model)).toBe(true);
  expect(before.model.failures).toBe(1);
  const [model, effects] = step(before.model, {
    type: 'frame',
    socket: 2,
    frame: { ...stateOf(0), after: 0 },
    random: 0.5,
  });
  expect([isPolling(model), model.failures]).toEqual([false, 0]);
  expect(effects).toContainEqual({ type: 'flush' });
});

/**
 * The stored form of a message after the server refused it with this code; `undefined` while it waits to be
 * sent again.
 */
function refused(code: number) {
  const error = failed({ kind: 'business', code, msg: '', status: 200 });
  if (error.kind !== 'business') throw new Error('Not what was made.');
  return messageKind(2).refuse?.(withMessages(noMessages, [said]), said, 1, error);
}

test('a message that came too soon after another one is not refused, but waits', () => {
  expect(refused(ErrorCode.TooFrequent)).toBeUndefined();
  expect(refused(ErrorCode.NoPermission)?.messages).toMatchObject([
    { refusal: { code: ErrorCode.NoPermission } },
  ]);
});

test('a message that nobody has sent yet is not taken for an equal one in the log', () => {
  const equal = frame(0, 1, [messageOf(1)]);
  expect(after(...entered(), ...stays, equal).model.talk.outgoing).toMatchObject([{ key: 'k' }]);
  // A message in the log that came after the first try counts as the sent one.
  const tried: RoomHappening = { type: 'messageTried', key: 'k' };
  expect(after(...entered(), ...stays, tried, equal).model.talk.outgoing).toEqual([]);
});

const cutOff = (fault: ApiFault) =>
  after(...entered(), ...stays, { type: 'messageCutOff', key: 'k', error: failed(fault) }).model;

test('a message whose session is over ends the room, one that the network cut off does not', () => {
  expect(cutOff({ kind: 'expired', code: 202 }).link).toEqual({ at: 'ended', end: { reason: 'session' } });
  expect(cutOff({ kind: 'network' }).link.at).toBe('opening');
  expect(cutOff({ kind: 'network' }).talk.outgoing).toMatchObject([{ key: 'k', state: 'failed' }]);
});
