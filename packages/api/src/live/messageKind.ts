import { ErrorCode } from '@stoa/domain';
import * as v from 'valibot';
import type { OutboxKind } from '../outbox/index.ts';
import { refusal, saidMessage } from './message.ts';
import type { SaidMessage } from './message.ts';

/** A message in the outbox; with `refusal` it waits until the person sends it again or removes it. */
const keptMessage = v.object({ ...saidMessage.entries, refusal: v.optional(refusal) });
export type KeptMessage = v.InferOutput<typeof keptMessage>;

const keptMessages = v.object({ messages: v.array(keptMessage) });
/** The messages of one person in one room, in the order in which they were typed. */
export type KeptMessages = Readonly<v.InferOutput<typeof keptMessages>>;

/**
 * The server accepts one message a second from a person; this is a little more, because two clocks differ.
 */
const apartMs = 1100;
/**
 * How long a message may be sent again, in ms. Afterwards the server may have forgotten the key and would
 * store the message twice.
 */
const keyLivesMs = 12 * 3_600_000;

export const isTooOld = ({ at }: SaidMessage, now: number): boolean => now - at > keyLivesMs;

export const noMessages: KeptMessages = { messages: [] };

/** Adds messages after those that are kept; one that is kept already keeps its place. */
export const withMessages = (kept: KeptMessages, added: readonly KeptMessage[]): KeptMessages => {
  const known = new Set(kept.messages.map(({ key }) => key));
  return { messages: [...kept.messages, ...added.filter(({ key }) => !known.has(key))] };
};

export const withoutMessage = ({ messages }: KeptMessages, key: string): KeptMessages => ({
  messages: messages.filter((message) => message.key !== key),
});

const changed = (
  { messages }: KeptMessages,
  key: string,
  change: (message: KeptMessage) => KeptMessage,
): KeptMessages => ({
  messages: messages.map((message) => (message.key === key ? change(message) : message)),
});

/** Removes the refusal from a message, so that it is sent again. */
export const withoutRefusal = (kept: KeptMessages, key: string): KeptMessages =>
  changed(kept, key, ({ refusal: _refused, ...message }) => message);

/**
 * The kind of the outbox that holds the messages of a room. They are sent one after the other, in the order
 * in which they were typed. A message that failed because of the connection holds up those behind it, a
 * refused one does not.
 */
export const messageKind = (liveId: number): OutboxKind<KeptMessages, KeptMessage, void> => ({
  name: `liveMessages:${liveId}`,
  keepMs: keyLivesMs,
  pace: { afterMs: 0, atMostMs: 0, apartMs },
  parse(stored) {
    const parsed = v.safeParse(keptMessages, stored);
    return parsed.success ? parsed.output : undefined;
  },
  next: ({ messages }) => messages.find((message) => message.refusal === undefined),
  isSettled: ({ messages }) => messages.length === 0,
  settle: (kept, { key }) => ({ state: withoutMessage(kept, key), goOn: true }),
  refuse(kept, { key }, _refusals, { code, msg, status }) {
    // Another tab of this person has just sent a message, so this one waits for its turn.
    if (code === ErrorCode.TooFrequent) return undefined;
    return changed(kept, key, (message) => ({ ...message, refusal: { code, msg, status } }));
  },
});

/**
 * The messages that an earlier visit left, as a kind that only moves them into the entry of this visit. All
 * of them are moved, also those that the server refused, and each is settled as soon as it is moved.
 */
export const leftMessageKind = (liveId: number): OutboxKind<KeptMessages, KeptMessage, void> => {
  const { name, keepMs, parse, isSettled } = messageKind(liveId);
  return {
    name,
    ...(keepMs === undefined ? {} : { keepMs }),
    parse,
    isSettled,
    next: ({ messages }) => messages[0],
    settle: (kept, { key }) => ({ state: withoutMessage(kept, key), goOn: true }),
  };
};
