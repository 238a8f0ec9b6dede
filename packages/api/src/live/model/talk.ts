import { ErrorCode } from '@stoa/domain';
import { apiError } from '../../client/errors.ts';
import type { ApiError } from '../../client/errors.ts';
import { roomMessage } from '../../contract/live.ts';
import type { LiveMessage } from '../../contract/live.ts';
import { againMs } from '../delays.ts';
import type { Outgoing, SaidMessage } from '../message.ts';
import type { KeptMessage, MessageOutcome } from '../messageKind.ts';
import type { DueMessage, RoomEffect, RoomModel, RoomStep, Talk } from './state.ts';

/** The server takes one message a second; a little more, because two clocks differ. */
const pauseMs = 1100;

const plain = ({ key, text, kind, replyTo, at }: SaidMessage): SaidMessage => ({
  key,
  text,
  kind,
  at,
  ...(replyTo === undefined ? {} : { replyTo }),
});

/**
 * Whether the log shows a message that was sent and has no answer yet. The log does not name keys, so it is
 * recognised by what it says.
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

/** Each message once: a stored one may still be in the outbox for a moment. */
function outgoingOf(model: RoomModel): readonly Outgoing[] {
  const { sent, kept, early, cutOff } = model.talk;
  const stored = new Set(sent.map(({ key }) => key));
  const waiting = [...kept, ...early].filter(({ key }) => !stored.has(key));
  return [
    ...sent.map((message): Outgoing => ({ ...message, state: 'sent' })),
    ...waiting.filter((message) => !isShown(message, model)).map((message) => shownOf(message, cutOff)),
  ].sort((one, other) => one.at - other.at);
}

/** The room with this change of what the person says. */
function withTalk(model: RoomModel, part: Partial<Talk>): RoomModel {
  const next: RoomModel = { ...model, talk: { ...model.talk, ...part } };
  return { ...next, talk: { ...next.talk, outgoing: outgoingOf(next) } };
}

/** The room without the sent messages that the log shows now. */
export function withoutShown(model: RoomModel): RoomModel {
  const { sent, tried } = model.talk;
  if (sent.length === 0 && tried === undefined) return model;
  const shown = new Set(model.log.messages.map(({ messageId }) => messageId));
  return withTalk(model, { sent: sent.filter(({ messageId }) => !shown.has(messageId)) });
}

/** Opens the outbox, which brings what earlier visits left. */
export const openOutbox = (model: RoomModel): RoomStep =>
  model.talk.outbox === 'shut'
    ? [withTalk(model, { outbox: 'opening' }), [{ type: 'openOutbox', key: model.outboxKey }]]
    : [model, []];

/** Hands what was said meanwhile over to the outbox. */
export function outboxOpened(model: RoomModel, messages: readonly KeptMessage[]): RoomStep {
  const { early } = model.talk;
  return [
    withTalk(model, { outbox: 'open', outboxFailures: 0, kept: [...messages, ...early], early: [] }),
    early.map((message): RoomEffect => ({ type: 'keep', message })),
  ];
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

/** Adds a message, which is kept before it is sent. */
export function say(model: RoomModel, message: SaidMessage): RoomStep {
  const { talk } = model;
  if (talk.outbox === 'open') {
    return [withTalk(model, { kept: [...talk.kept, message] }), [{ type: 'keep', message }]];
  }
  const next = withTalk(model, { early: [...talk.early, message] });
  // The key of the outbox comes with the answer of entering.
  return model.entry === undefined ? [next, []] : openOutbox(next);
}

const failedOf = ({ talk }: RoomModel, key: string): 'refused' | 'cutOff' | undefined => {
  if (talk.kept.some((message) => message.key === key && message.refusal !== undefined)) return 'refused';
  return talk.cutOff?.key === key ? 'cutOff' : undefined;
};

export function retry(model: RoomModel, key: string): RoomStep {
  const why = failedOf(model, key);
  switch (why) {
    case 'refused':
      return [model, [{ type: 'keepAgain', key }]];
    case 'cutOff':
      return [model, [{ type: 'flush' }]];
    case undefined:
      return [model, []];
    default:
      return why satisfies never;
  }
}

export const discard = (model: RoomModel, key: string): RoomStep =>
  failedOf(model, key) === undefined ? [model, []] : [model, [{ type: 'drop', key }]];

/** Sends a message that the outbox hands over. */
function send(model: RoomModel, due: DueMessage): RoomStep {
  const { key } = due.message;
  const { tried, cutOff } = model.talk;
  const afterId = tried?.key === key ? tried.afterId : (model.log.messages.at(-1)?.messageId ?? 0);
  return [
    withTalk(model, {
      due: undefined,
      turn: { at: 'sending', message: due.message },
      tried: { key, afterId },
      cutOff: cutOff?.key === key ? undefined : cutOff,
    }),
    [{ type: 'sendMessage', ...due }],
  ];
}

/** Sends a message of the outbox when it is its turn. */
export function messageDue(model: RoomModel, due: DueMessage): RoomStep {
  const { turn } = model.talk;
  switch (turn.at) {
    case 'free':
      return send(model, due);
    case 'pause':
      return [withTalk(model, { due }), []];
    case 'sending':
      // The outbox may hand over a message twice when a page that was going away stays after all; one answer
      // then settles both.
      return turn.message.key === due.message.key ? [model, []] : [withTalk(model, { due }), []];
    default:
      return turn satisfies never;
  }
}

export function pauseOver(model: RoomModel): RoomStep {
  const { turn, due } = model.talk;
  if (turn.at !== 'pause') return [model, []];
  const next = withTalk(model, { turn: { at: 'free' } });
  return due === undefined ? [next, []] : send(next, due);
}

const pauses: RoomEffect = { type: 'setTimer', timer: 'pause', ms: pauseMs };

export function messageStored(model: RoomModel, key: string, messageId: number): RoomStep {
  const { turn, sent } = model.talk;
  if (turn.at !== 'sending' || turn.message.key !== key) return [model, []];
  const next = withTalk(model, {
    turn: { at: 'pause' },
    tried: undefined,
    sent: [...sent, { ...plain(turn.message), messageId }],
  });
  return [withoutShown(next), [{ type: 'settle', key, outcome: { outcome: 'stored', messageId } }, pauses]];
}

/** A server that has no time (503) or no room (507) has stored nothing, and may take the message later. */
const refusalOf = (error: ApiError): MessageOutcome | undefined => {
  if (error.kind !== 'business' || error.status === 503 || error.status === 507) return undefined;
  const { code, msg, status } = error;
  return { outcome: 'refused', refusal: { code, msg, status } };
};

export function messageFailed(model: RoomModel, key: string, error: ApiError): RoomStep {
  const { turn } = model.talk;
  if (turn.at !== 'sending' || turn.message.key !== key) return [model, []];
  // Another tab of this person has just sent a message, so this one waits for its turn.
  if (error.kind === 'business' && error.code === ErrorCode.TooFrequent) {
    const due: DueMessage = { message: turn.message, keepalive: false };
    return [withTalk(model, { turn: { at: 'pause' }, due }), [pauses]];
  }
  const outcome = refusalOf(error);
  return outcome === undefined
    ? [
        withTalk(model, { turn: { at: 'pause' }, cutOff: { key, error } }),
        [{ type: 'reject', key, error }, pauses],
      ]
    : [
        withTalk(model, { turn: { at: 'pause' }, tried: undefined }),
        [{ type: 'settle', key, outcome }, pauses],
      ];
}
