import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { RoomClose } from '@stoa/api/contract/live';
import type { OpenDatabase, StopListening } from '../../db/database.ts';
import { asSystem, enterScope, enterSystem } from '../../db/scope.ts';
import type { Services } from '../../http/handle.ts';
import type { WriteLine } from '../../http/log.ts';
import { scopeOf, standingSessions } from '../../http/sessions.ts';
import { SocketDoor } from './door.ts';
import { Feed } from './feed.ts';
import { findRoom } from './room.ts';
import { socketPath } from './socketPath.ts';
import type { Person, Subscriber } from './subscriber.ts';
import { spendTicket } from './tickets.ts';

const lifeMs = 15_000;
const mostPerSession = 10;

export interface HubOptions {
  readonly services: Services;
  readonly listen: OpenDatabase['listen'];
  readonly writeLine: WriteLine;
}

/** What `/metrics` reports about live rooms. */
export interface LiveFigures {
  readonly subscribers: number;
  readonly rooms: number;
  /** Readers that were disconnected because they were too slow, since the start. */
  readonly cut: number;
}

/**
 * The live rooms of this process. What happens in a room is stored in the database, and every process is
 * notified by the database, also of its own changes; so any number of processes can serve a room without
 * knowing each other.
 */
export class LiveHub {
  readonly #options: HubOptions;
  readonly #door: SocketDoor;
  readonly #feeds = new Map<number, Feed>();
  readonly #bySession = new Map<string, Set<Subscriber>>();
  #life: NodeJS.Timeout | undefined;
  #stopListening: StopListening | undefined;
  #cut = 0;

  constructor(options: HubOptions) {
    this.#options = options;
    this.#door = new SocketDoor({
      ...options,
      path: socketPath,
      admit: (reader, ticket) => this.#admit(reader, ticket),
      gone: (reader) => this.#forget(reader),
      sessions: () => [...this.#bySession.keys()],
      ended: (tokenHash) => this.#endSession(tokenHash),
    });
  }

  async start(): Promise<void> {
    this.#stopListening = await this.#options.listen(
      'stoa_room',
      (payload) => this.#onRoom(payload),
      () => this.#tellAll(),
    );
    await this.#door.start();
    this.#life = setInterval(() => {
      for (const reader of this.#readers()) reader.ping();
      this.#tellAll();
    }, lifeMs);
  }

  figures(): LiveFigures {
    return { subscribers: this.#readers().length, rooms: this.#feeds.size, cut: this.#cut };
  }

  /** Serves an HTTP upgrade, or refuses it. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#door.upgrade(incoming, socket, head);
  }

  /** Asks every client to reconnect, spread over a while, and accepts nothing more. */
  async stop(): Promise<void> {
    clearInterval(this.#life);
    const closed = this.#door.stop(this.#readers());
    for (const feed of this.#feeds.values()) feed.end();
    await Promise.all([closed, this.#stopListening?.().catch(() => undefined)]);
  }

  #readers(): Subscriber[] {
    return [...this.#feeds.values()].flatMap(({ readers }) => [...readers]);
  }

  async #admit(reader: Subscriber, ticket: string): Promise<void> {
    const person = await this.#personWith(ticket);
    if (typeof person === 'number') {
      reader.close(person);
      return;
    }
    if (!this.#door.letIn(reader)) return;
    const own = this.#bySession.get(person.tokenHash) ?? new Set();
    if (own.size >= mostPerSession) {
      reader.close(RoomClose.TooFrequent);
      return;
    }
    reader.person = person;
    this.#bySession.set(person.tokenHash, own.add(reader));
    const { liveId } = person;
    const feed = this.#feeds.get(liveId) ?? this.#newFeed(liveId);
    feed.join(reader);
  }

  async #personWith(ticket: string): Promise<Person | RoomClose> {
    const { db, clock } = this.#options.services;
    const now = clock();
    return asSystem(db, async (tx) => {
      const spent = await spendTicket(tx, ticket, now);
      if (spent === undefined) return RoomClose.TicketRefused;
      const { tokenHash, liveId, locale } = spent;
      const [session] = await standingSessions(tx, [tokenHash], now);
      if (session === undefined) return RoomClose.SessionEnded;
      await enterScope(tx, scopeOf(session));
      const room = await findRoom(tx, liveId, session);
      await enterSystem(tx);
      if (room === undefined) return RoomClose.RoomGone;
      return { tokenHash, liveId, locale, companyId: session.companyId };
    });
  }

  #newFeed(liveId: number): Feed {
    const feed = new Feed({
      liveId,
      services: this.#options.services,
      report: this.#door.report,
      onCut: (reader) => {
        this.#cut += 1;
        this.#forget(reader);
      },
    });
    this.#feeds.set(liveId, feed);
    return feed;
  }

  #forget(reader: Subscriber): void {
    const { person } = reader;
    if (person === undefined) return;
    const own = this.#bySession.get(person.tokenHash);
    own?.delete(reader);
    if (own?.size === 0) this.#bySession.delete(person.tokenHash);
    const feed = this.#feeds.get(person.liveId);
    feed?.readers.delete(reader);
    if (feed?.readers.size !== 0) return;
    feed.end();
    this.#feeds.delete(person.liveId);
  }

  #onRoom(payload: string): void {
    const [liveId, when] = payload.split(' ');
    const feed = this.#feeds.get(Number(liveId));
    if (when === undefined) feed?.tellAll();
    else feed?.tellLater();
  }

  #tellAll(): void {
    for (const feed of this.#feeds.values()) feed.tellAll();
  }

  #endSession(tokenHash: string): void {
    for (const reader of this.#bySession.get(tokenHash) ?? []) {
      this.#forget(reader);
      reader.close(RoomClose.SessionEnded);
    }
  }
}
