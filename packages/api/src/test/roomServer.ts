import { LiveStatus } from '@stoa/domain';
import { LiveMessageKind, roomPollMost } from '../contract/live.ts';
import type { LiveMessage, RoomEntry, RoomFrame, RoomState } from '../contract/live.ts';
import type { SaidMessage } from '../live/message.ts';

/** A message with the number of its latest change in the room. */
interface Row {
  readonly message: LiveMessage;
  readonly seq: number;
}

const nameOf = (userId: number) => ({ userId, id: userId, realName: `person ${userId}`, avatar: '' });

/** Least time between two messages of one person, in ms. */
const apartMs = 1000;
/** Largest number of messages in the answer of entering. */
const latestMost = 20;

/**
 * A simulated server with one room. It numbers changes, stores each key once and accepts one message a second
 * from a person.
 */
export class RoomServer {
  status: LiveStatus = LiveStatus.Live;
  muted = false;
  isUp = true;
  /** How often the numbers have started again. */
  era = 0;
  lastSeq = 0;
  rows: readonly Row[] = [];
  /** The message that was stored under each key. */
  readonly stored = new Map<string, LiveMessage>();
  /** Keys of messages that were stored and are lost. */
  readonly lost = new Set<string>();
  /** Called with each change, so that open sockets receive it. */
  onChange: (frame: RoomFrame) => void = () => undefined;
  /** Every state of every message, in order. */
  #versions: Row[] = [];
  #lastId = 0;
  readonly #lastSaid = new Map<number, number>();

  /** Whether messages are accepted; a stream that is over can only be read. */
  get isOpen(): boolean {
    return this.status === LiveStatus.Live || this.status === LiveStatus.Upcoming;
  }

  state(list: readonly Row[], nextAfter: number): RoomState {
    return {
      status: this.status,
      onlineNum: 1,
      viewNum: 1,
      muted: this.muted,
      reactions: {},
      list: list.map(({ message }) => message),
      nextAfter,
      serverTime: 1,
    };
  }

  entry(): RoomEntry {
    const latest = this.rows.toSorted((one, other) => one.message.messageId - other.message.messageId);
    return {
      roomId: '2',
      sources: [],
      ...(this.status === LiveStatus.Live ? { playOffset: 1 } : {}),
      role: 'LEARNER',
      state: this.state(latest.slice(-latestMost), this.lastSeq),
      wsTicket: { ticket: 't', url: '/socket', expireTime: 1 },
      outboxKey: 'key',
    };
  }

  since(after: number): RoomState {
    const changed = this.rows
      .filter(({ seq }) => seq > after)
      .toSorted((one, other) => one.seq - other.seq)
      .slice(0, roomPollMost);
    const last = changed.length === roomPollMost ? changed.at(-1)?.seq : undefined;
    return this.state(changed, last ?? this.lastSeq);
  }

  say(userId: number, { text, kind }: Pick<LiveMessage, 'text' | 'kind'>): LiveMessage {
    this.#lastId += 1;
    const message: LiveMessage = {
      messageId: this.#lastId,
      liveId: 2,
      kind,
      user: nameOf(userId),
      role: 'LEARNER',
      text,
      time: this.#lastId,
    };
    this.#changed(message);
    return message;
  }

  delete(messageId: number): void {
    const row = this.rows.find(({ message }) => message.messageId === messageId);
    if (row) this.#changed({ ...row.message, kind: LiveMessageKind.Deleted, text: '' });
  }

  /** Stores a message, once for each key; returns the reason when it does not. */
  take(userId: number, { key, text, kind }: SaidMessage, now: number): LiveMessage | 'muted' | 'tooFrequent' {
    const known = this.stored.get(key);
    if (known) return known;
    if (this.muted || !this.isOpen) return 'muted';
    if (now - (this.#lastSaid.get(userId) ?? -apartMs) < apartMs) return 'tooFrequent';
    this.#lastSaid.set(userId, now);
    const message = this.say(userId, { text, kind });
    this.stored.set(key, message);
    return message;
  }

  change(status: LiveStatus): void {
    this.status = status;
    this.onChange({ ...this.state([], this.lastSeq), after: this.lastSeq });
  }

  /**
   * Restores an older state of the server: the last changes are lost, and their numbers are given to new
   * changes.
   */
  restore(lost: number): void {
    this.era += 1;
    this.lastSeq = Math.max(0, this.lastSeq - lost);
    this.#versions = this.#versions.filter(({ seq }) => seq <= this.lastSeq);
    const kept = [...new Map(this.#versions.map((row) => [row.message.messageId, row])).values()];
    const ids = new Set(kept.map(({ message }) => message.messageId));
    for (const [key, { messageId }] of this.stored) {
      if (ids.has(messageId)) continue;
      this.stored.delete(key);
      this.lost.add(key);
    }
    this.rows = kept;
  }

  #changed(message: LiveMessage): void {
    const after = this.lastSeq;
    this.lastSeq += 1;
    const row = { message, seq: this.lastSeq };
    this.#versions.push(row);
    this.rows = [...this.rows.filter((other) => other.message.messageId !== message.messageId), row];
    this.onChange({ ...this.state([row], this.lastSeq), after });
  }
}
