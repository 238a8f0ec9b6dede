import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AttemptFrame } from '@stoa/api/contract/exam';
import { RoomClose } from '@stoa/api/contract/live';
import type { OpenDatabase, StopListening } from '../../db/database.ts';
import { oneOf } from '../../db/oneOf.ts';
import { examAttempt } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { standingGuests } from '../../http/guests.ts';
import type { Services } from '../../http/handle.ts';
import type { WriteLine } from '../../http/log.ts';
import { standingSessions } from '../../http/sessions.ts';
import { SocketDoor } from '../live/door.ts';
import type { Subscriber } from '../live/subscriber.ts';
import { attemptChannel } from './attemptNews.ts';
import { standingOf } from './save.ts';
import { attemptSocketPath, spendAttemptTicket } from './tickets.ts';
import type { TicketFor } from './tickets.ts';

/** How often every client is sent the state of its attempt, even if nothing has happened. */
const lifeMs = 15_000;
/**
 * How long changes are collected before one statement reads them all, because an exam ends for many people at
 * once.
 */
const collectMs = 50;
/** Largest number of sockets for one attempt: a few windows and devices. */
const mostPerAttempt = 5;

export interface AttemptHubOptions {
  readonly services: Services;
  readonly listen: OpenDatabase['listen'];
  readonly writeLine: WriteLine;
}

/**
 * The people who are connected to this process and taking an exam. Changes of an attempt are notified by the
 * database, so the process that serves the lecturer may be another one.
 */
export class AttemptHub {
  readonly #options: AttemptHubOptions;
  readonly #door: SocketDoor;
  readonly #readers = new Map<Subscriber, TicketFor>();
  readonly #changed = new Set<number>();
  #life: NodeJS.Timeout | undefined;
  #collecting: NodeJS.Timeout | undefined;
  #stopListening: StopListening | undefined;
  #stopping = false;

  constructor(options: AttemptHubOptions) {
    this.#options = options;
    this.#door = new SocketDoor({
      ...options,
      path: attemptSocketPath,
      admit: (reader, ticket) => this.#admit(reader, ticket),
      gone: (reader) => this.#readers.delete(reader),
      sessions: () => [...this.#readers.values()].map(({ tokenHash }) => tokenHash),
      ended: (tokenHash) => this.#endSession(tokenHash),
    });
  }

  async start(): Promise<void> {
    const everybody = () => this.#tell([...this.#readers.values()].map(({ attemptId }) => attemptId));
    this.#stopListening = await this.#options.listen(
      attemptChannel,
      (payload) => this.#tell([Number(payload)]),
      everybody,
    );
    await this.#door.start();
    this.#life = setInterval(() => {
      for (const reader of this.#readers.keys()) reader.ping();
      everybody();
    }, lifeMs);
  }

  /** Serves an HTTP upgrade, or refuses it. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#door.upgrade(incoming, socket, head);
  }

  /** Asks every client to reconnect, spread over a while, and accepts nothing more. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#life);
    clearTimeout(this.#collecting);
    const closed = this.#door.stop(this.#readers.keys());
    await Promise.all([closed, this.#stopListening?.().catch(() => undefined)]);
  }

  async #admit(reader: Subscriber, ticket: string): Promise<void> {
    const holder = await this.#holderOf(ticket);
    if (!this.#door.letIn(reader)) return;
    if (holder === undefined) {
      reader.close(RoomClose.TicketRefused);
      return;
    }
    const open = [...this.#readers.values()].filter(({ attemptId }) => attemptId === holder.attemptId);
    if (open.length >= mostPerAttempt) {
      reader.close(RoomClose.TooFrequent);
      return;
    }
    this.#readers.set(reader, holder);
    this.#tell([holder.attemptId]);
  }

  /**
   * The person and attempt of a ticket; undefined for an unknown ticket, and for a session that has ended
   * meanwhile.
   */
  async #holderOf(ticket: string): Promise<TicketFor | undefined> {
    const { db, clock } = this.#options.services;
    const now = clock();
    return asSystem(db, async (tx) => {
      const spent = await spendAttemptTicket(tx, ticket, now);
      if (spent === undefined) return undefined;
      const hashes = [spent.tokenHash];
      const [person] = await standingSessions(tx, hashes, now);
      const [guest] = person === undefined ? await standingGuests(tx, hashes, now) : [];
      return person === undefined && guest === undefined ? undefined : spent;
    });
  }

  #endSession(tokenHash: string): void {
    for (const [reader, holder] of this.#readers) {
      if (holder.tokenHash !== tokenHash) continue;
      this.#readers.delete(reader);
      reader.close(RoomClose.SessionEnded);
    }
  }

  /** Sends the readers of these attempts the current state. */
  #tell(attemptIds: readonly number[]): void {
    for (const attemptId of attemptIds) this.#changed.add(attemptId);
    if (this.#changed.size === 0 || this.#stopping) return;
    this.#collecting ??= setTimeout(() => {
      this.#collecting = undefined;
      this.#send().catch(this.#door.report);
    }, collectMs);
  }

  async #send(): Promise<void> {
    const held = new Set([...this.#readers.values()].map(({ attemptId }) => attemptId));
    const wanted = [...this.#changed].filter((attemptId) => held.has(attemptId));
    this.#changed.clear();
    if (wanted.length === 0) return;
    const { db, clock } = this.#options.services;
    const rows = await asSystem(db, (tx) =>
      tx.select().from(examAttempt).where(oneOf(examAttempt.attemptId, wanted)),
    );
    const frames = new Map(
      rows.map((row) => {
        const frame: AttemptFrame = { ...standingOf(row, clock()), attemptId: row.attemptId };
        return [row.attemptId, JSON.stringify(frame)] as const;
      }),
    );
    for (const [reader, { attemptId }] of this.#readers) {
      const frame = frames.get(attemptId);
      if (frame !== undefined && !reader.send(frame)) this.#readers.delete(reader);
    }
  }
}
