import { apiError } from '../../client/errors.ts';
import type { ApiError } from '../../client/errors.ts';
import { roomMessage } from '../../contract/live.ts';
import type { LiveMessage } from '../../contract/live.ts';
import { againMs } from '../delays.ts';
import type { Outgoing, SaidMessage } from '../message.ts';
import type { KeptMessage } from '../messageKind.ts';
import { endsBy, finish } from './ending.ts';
import { followedBy } from './state.ts';
import type { RoomModel, RoomStep, Talk } from './state.ts';

const plain = ({ key, text, kind, replyTo, at }: SaidMessage): SaidMessage => ({
  key,
  text,
  kind,
  at,
  ...(replyTo === undefined ? {} : { replyTo }),
});

/**
 * Whether the log shows a message that was sent and has no answer yet. The log contains no keys, so the
 * message is recognised by its content.
 */
function isShown(
  { key, text, kind, replyTo }: SaidMessage,
  { talk: { tried }, me, log }: RoomModel,
): boolean {
  if (tried?.key !== key) return false;
  const isIt = (message: LiveMessage): boolean =>
    message.messageId > tried.afterId &&
    message.user.userId === me &&
    message.text === text &&
    message.kind === kind &&
    message.replyTo === replyTo;
  return log.messages.some(isIt);
}

function shownOf(message: KeptMessage, cutOff: Talk['cutOff']): Outgoing {
  const { refusal } = message;
  if (refusal !== undefined) {
    return {
      ...plain(message),
      state: 'failed',
      error: apiError(roomMessage, { kind: 'business', ...refusal }),
    };
  }
  if (cutOff?.key === message.key) return { ...plain(message), state: 'failed', error: cutOff.error };
  return { ...plain(message), state: 'sending' };
}

/** Contains each message once, although a stored message may still be in the outbox for a moment. */
function outgoingOf(model: RoomModel): readonly Outgoing[] {
  const { sent, kept, early, cutOff } = model.talk;
  const stored = new Set(sent.map(({ key }) => key));
  const waiting = [...kept, ...early].filter(({ key }) => !stored.has(key));
  return [
    ...sent.map((message): Outgoing => ({ ...message, state: 'sent' })),
    ...waiting.filter((message) => !isShown(message, model)).map((message) => shownOf(message, cutOff)),
  ].sort((one, other) => one.at - other.at);
}

/** The room with a change of `talk`, and the list of outgoing messages that follows from it. */
function withTalk(model: RoomModel, part: Partial<Talk>): RoomModel {
  const next: RoomModel = { ...model, talk: { ...model.talk, ...part } };
  return { ...next, talk: { ...next.talk, outgoing: outgoingOf(next) } };
}

/**
 * The room without the sent messages that the log shows now. Messages older than the log's first one are
 * removed as well, such as one that an earlier visit has sent without receiving the answer.
 */
export function withoutShown(model: RoomModel): RoomModel {
  const { sent, tried } = model.talk;
  if (sent.length === 0 && tried === undefined) return model;
  const shown = new Set(model.log.messages.map(({ messageId }) => messageId));
  const isAwaited = ({ messageId }: { readonly messageId: number }): boolean =>
    messageId >= model.log.from && !shown.has(messageId);
  return withTalk(model, { sent: sent.filter(isAwaited) });
}

/** Opens the outbox, unless it is open already or being opened. */
export const openOutbox = (model: RoomModel): RoomStep =>
  model.talk.outbox === 'shut'
    ? [withTalk(model, { outbox: 'opening' }), [{ type: 'openOutbox' }]]
    : [model, []];

/** Passes the server's key to the outbox as soon as both exist. */
export const unlockOutbox = (model: RoomModel): RoomStep =>
  model.talk.outbox === 'open' && model.entry !== undefined
    ? [withTalk(model, { outbox: 'unlocked' }), [{ type: 'unlockOutbox', key: model.outboxKey }]]
    : [model, []];

/** Hands over to the outbox the messages that were sent before it opened. */
export function outboxOpened(model: RoomModel): RoomStep {
  const { early, kept } = model.talk;
  const next = withTalk(model, {
    outbox: 'open',
    outboxFailures: 0,
    kept: [...kept, ...early],
    early: [],
  });
  return followedBy([next, early.length === 0 ? [] : [{ type: 'keep', messages: early }]], unlockOutbox);
}

export function outboxFailed(model: RoomModel, random: number): RoomStep {
  const outboxFailures = model.talk.outboxFailures + 1;
  return [
    withTalk(model, { outbox: 'shut', outboxFailures }),
    [{ type: 'setTimer', timer: 'outbox', ms: againMs(outboxFailures, random) }],
  ];
}

export const kept = (model: RoomModel, messages: readonly KeptMessage[]): RoomStep => [
  withTalk(model, { kept: messages }),
  [],
];

/** Adds a message, which the outbox stores and sends. */
export function say(model: RoomModel, message: SaidMessage): RoomStep {
  const { talk } = model;
  return talk.outbox === 'open' || talk.outbox === 'unlocked'
    ? [withTalk(model, { kept: [...talk.kept, message] }), [{ type: 'keep', messages: [message] }]]
    : openOutbox(withTalk(model, { early: [...talk.early, message] }));
}

const failureOf = ({ talk }: RoomModel, key: string): 'refused' | 'cutOff' | undefined => {
  if (talk.kept.some((message) => message.key === key && message.refusal !== undefined)) return 'refused';
  return talk.cutOff?.key === key ? 'cutOff' : undefined;
};

export function retry(model: RoomModel, key: string): RoomStep {
  const failure = failureOf(model, key);
  switch (failure) {
    case 'refused':
      return [model, [{ type: 'keepAgain', key }, { type: 'flush' }]];
    case 'cutOff':
      return [model, [{ type: 'flush' }]];
    case undefined:
      return [model, []];
    default:
      return failure satisfies never;
  }
}

/**
 * Removes a message that has failed. A message that is under way is not removed, because the server may have
 * stored it.
 */
export const discard = (model: RoomModel, key: string): RoomStep =>
  failureOf(model, key) === undefined ? [model, []] : [model, [{ type: 'drop', key }, { type: 'flush' }]];

export function messageTried(model: RoomModel, key: string): RoomStep {
  const { tried, cutOff } = model.talk;
  const afterId = tried?.key === key ? tried.afterId : (model.log.messages.at(-1)?.messageId ?? 0);
  const next = { tried: { key, afterId }, cutOff: cutOff?.key === key ? undefined : cutOff };
  return [withTalk(model, next), []];
}

export function messageStored(model: RoomModel, key: string, messageId: number): RoomStep {
  const { kept, sent } = model.talk;
  const message = kept.find((one) => one.key === key);
  // When a request outlives its page, both that request and the next try may be answered, so the second
  // answer is ignored.
  if (message === undefined) return [model, []];
  const next = withTalk(model, {
    kept: kept.filter((one) => one !== message),
    sent: [...sent, { ...plain(message), messageId }],
  });
  return [withoutShown(next), []];
}

/**
 * A message that failed because of the connection is sent again by the outbox, unless the session is over.
 */
export function messageCutOff(model: RoomModel, key: string, error: ApiError): RoomStep {
  const end = endsBy(error);
  return end?.reason === 'session' ? finish(model, end) : [withTalk(model, { cutOff: { key, error } }), []];
}
