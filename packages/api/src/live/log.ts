import { LiveMessageKind } from '../contract/live.ts';
import type { LiveMessage } from '../contract/live.ts';

/** What a room said about the changes after `after`, up to and with `nextAfter`. */
export interface Stretch {
  readonly after: number;
  readonly nextAfter: number;
  readonly list: readonly LiveMessage[];
}

/** What is known of a room's messages. */
export interface RoomLog {
  /** Every change up to and with this one is in `messages`. */
  readonly upTo: number;
  /** In the order in which they were said, each once. */
  readonly messages: readonly LiveMessage[];
  /** What came too early: something before it is missing. Sorted by where it begins. */
  readonly held: readonly Stretch[];
}

/** More that comes too early is asked for again rather than kept. */
const mostHeld = 50;

export const emptyLog: RoomLog = { upTo: 0, messages: [], held: [] };

/** Whether something is missing that has happened already. */
export const hasGap = ({ held }: RoomLog): boolean => held.length > 0;

/** A deleted message never comes back, whatever arrives late. */
const newer = (known: LiveMessage | undefined, next: LiveMessage): LiveMessage =>
  known?.kind === LiveMessageKind.Deleted ? known : next;

function merged(messages: readonly LiveMessage[], list: readonly LiveMessage[]): readonly LiveMessage[] {
  if (list.length === 0) return messages;
  const byId = new Map(messages.map((message) => [message.messageId, message]));
  for (const message of list) byId.set(message.messageId, newer(byId.get(message.messageId), message));
  return [...byId.values()].sort((one, other) => one.messageId - other.messageId);
}

/** Takes in what follows on what is known, and keeps the rest until it does. */
function absorb(log: RoomLog): RoomLog {
  const [first, ...rest] = log.held;
  if (first === undefined || first.after > log.upTo) return log;
  // Older than what is known: it can say nothing new, and may say what is no longer so.
  const next =
    first.nextAfter <= log.upTo
      ? { ...log, held: rest }
      : { upTo: first.nextAfter, messages: merged(log.messages, first.list), held: rest };
  return absorb(next);
}

/**
 * Takes a stretch, in whatever order stretches come, however often and whatever is missing between them: a
 * message is in the log once, in its place, and as soon as everything before it is known.
 */
export function take(log: RoomLog, stretch: Stretch): RoomLog {
  const held = [...log.held, stretch].sort((one, other) => one.after - other.after);
  const next = absorb({ ...log, held });
  return next.held.length <= mostHeld ? next : { ...next, held: next.held.slice(-mostHeld) };
}

/** A log that begins with what somebody sees who comes in. */
export const beginLog = ({ nextAfter, list }: Omit<Stretch, 'after'>): RoomLog => ({
  upTo: nextAfter,
  messages: merged([], list),
  held: [],
});
