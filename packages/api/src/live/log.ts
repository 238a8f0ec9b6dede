import { LiveMessageKind } from '../contract/live.ts';
import type { LiveMessage } from '../contract/live.ts';

/** The changes of a room after `after`, up to and including `nextAfter`. */
export interface Stretch {
  readonly after: number;
  readonly nextAfter: number;
  readonly list: readonly LiveMessage[];
}

/** The known messages of a room. */
export interface RoomLog {
  /** Id of the oldest message that is shown; changes of older ones are left out. */
  readonly from: number;
  /** Number of the newest change up to which every change is in `messages`. */
  readonly upTo: number;
  /** The messages, each of them once, in the order in which they were written. */
  readonly messages: readonly LiveMessage[];
  /** Changes that came too early, because others before them are missing; sorted by where they begin. */
  readonly held: readonly Stretch[];
}

/** Most stretches that are held; further ones are dropped and asked for again. */
const mostHeld = 50;

export const emptyLog: RoomLog = { from: 0, upTo: 0, messages: [], held: [] };

/** Whether changes that have already happened are missing. */
export const hasGap = ({ held }: RoomLog): boolean => held.length > 0;

/** Number of the newest change that is known or known of. */
export const newestOf = ({ upTo, held }: RoomLog): number =>
  Math.max(upTo, ...held.map(({ nextAfter }) => nextAfter));

/** Keeps a deleted message deleted, whatever arrives late. */
const newer = (known: LiveMessage | undefined, next: LiveMessage): LiveMessage =>
  known?.kind === LiveMessageKind.Deleted ? known : next;

function merged({ from, messages }: RoomLog, changes: readonly LiveMessage[]): readonly LiveMessage[] {
  const list = changes.filter(({ messageId }) => messageId >= from);
  if (list.length === 0) return messages;
  const byId = new Map(messages.map((message) => [message.messageId, message]));
  for (const message of list) byId.set(message.messageId, newer(byId.get(message.messageId), message));
  return [...byId.values()].sort((one, other) => one.messageId - other.messageId);
}

/** Adds the held stretches that continue the known changes, and keeps holding the others. */
function absorb(log: RoomLog): RoomLog {
  const [first, ...rest] = log.held;
  if (first === undefined || first.after > log.upTo) return log;
  // A stretch that ends before what is known brings nothing new, and may contain messages in an outdated
  // state.
  const next =
    first.nextAfter <= log.upTo
      ? { ...log, held: rest }
      : { ...log, upTo: first.nextAfter, messages: merged(log, first.list), held: rest };
  return absorb(next);
}

/**
 * Adds a stretch. Stretches may come in any order, repeatedly and with gaps between them: each message
 * appears in the log once, in its place, as soon as everything before it is known.
 */
export function take(log: RoomLog, stretch: Stretch): RoomLog {
  const held = [...log.held, stretch].sort((one, other) => one.after - other.after);
  const next = absorb({ ...log, held });
  return next.held.length <= mostHeld ? next : { ...next, held: next.held.slice(-mostHeld) };
}

/** A log that starts with the messages that a person gets on entering. */
export function beginLog({ nextAfter, list }: Omit<Stretch, 'after'>): RoomLog {
  const messages = merged(emptyLog, list);
  return { from: messages[0]?.messageId ?? 0, upTo: nextAfter, messages, held: [] };
}
