import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AttemptFrame } from '@stoa/api/contract/exam';
import { RoomClose, roomHello } from '@stoa/api/contract/live';
import * as v from 'valibot';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import type { OpenDatabase, StopListening } from '../../db/database.ts';
import { oneOf } from '../../db/oneOf.ts';
import { examAttempt } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { findGuest } from '../../http/guests.ts';
import type { Services } from '../../http/handle.ts';
import { problemLine, requestLine } from '../../http/log.ts';
import type { WriteLine } from '../../http/log.ts';
import { standingSessions } from '../../http/sessions.ts';
import { judgeUpgrade } from '../live/gate.ts';
import { Subscriber, largestMessage } from '../live/subscriber.ts';
import { attemptChannel } from './attemptNews.ts';
import { standingOf } from './save.ts';
import { attemptSocketPath, spendAttemptTicket } from './tickets.ts';
import type { TicketFor } from './tickets.ts';

const ticketWaitMs = 5000;
/** How often everybody is told how their attempt stands, also when nothing has happened. */
const lifeMs = 15_000;
/** How long changes are collected before one statement reads them all, because an end concerns a whole room. */
const collectMs = 50;
const returnOverMs = 6000;
const mostWithoutTicket = 1000;
/** Sockets of one attempt: a few windows and devices. */
const mostPerAttempt = 5;

export interface AttemptHubOptions {
  readonly services: Services;
  readonly listen: OpenDatabase['listen'];
  readonly writeLine: WriteLine;
}

/**
 * The people of this process who sit an attempt. That an attempt has changed is told by the database, so that it
 * does not matter which process serves the lecturer.
 */
export class AttemptHub {
  readonly #options: AttemptHubOptions;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #readers = new Map<Subscriber, TicketFor>();
  readonly #strangers = new Set<Subscriber>();
  readonly #changed = new Set<number>();
  #life: NodeJS.Timeout | undefined;
  #collecting: NodeJS.Timeout | undefined;
  #stopListening: StopListening[] = [];
  #stopping = false;

  constructor(options: AttemptHubOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { listen } = this.#options;
    const everybody = () => this.#tell([...this.#readers.values()].map(({ attemptId }) => attemptId));
    this.#stopListening = [
      await listen(attemptChannel, (payload) => this.#tell([Number(payload)]), everybody),
      await listen(
        'stoa_session',
        (tokenHash) => this.#endSession(tokenHash),
        () => undefined,
      ),
    ];
    this.#life = setInterval(() => {
      for (const reader of this.#readers.keys()) reader.ping();
      everybody();
    }, lifeMs);
  }

  /** Serves an HTTP upgrade, or refuses it. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { services, writeLine } = this.#options;
    const busy = this.#stopping || this.#strangers.size >= mostWithoutTicket;
    const status = busy ? 503 : judgeUpgrade(incoming, services, attemptSocketPath);
    writeLine(requestLine({ time: services.clock(), method: 'GET', path: attemptSocketPath, status, ms: 0 }));
    socket.on('error', () => socket.destroy());
    if (status === 101) {
      this.#sockets.handleUpgrade(incoming, socket, head, (opened) => this.#welcome(opened));
      return;
    }
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  }

  /** Asks every client to reconnect, spread over a while, and accepts nothing more. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#life);
    clearTimeout(this.#collecting);
    for (const reader of [...this.#readers.keys(), ...this.#strangers]) {
      reader.close(RoomClose.Restart, String(returnOverMs));
    }
    await Promise.all(this.#stopListening.map((stop) => stop().catch(() => undefined)));
  }

  readonly #report = (error: unknown): void => {
    this.#options.writeLine(problemLine(error, attemptSocketPath));
  };

  #welcome(socket: WebSocket): void {
    const reader = new Subscriber(socket);
    this.#strangers.add(reader);
    const wait = setTimeout(() => reader.close(RoomClose.TicketRefused), ticketWaitMs);
    let asked = false;
    socket.on('error', () => undefined);
    socket.on('ping', () => reader.hears());
    socket.on('message', (data, isBinary) => {
      if (!reader.hears() || asked) return;
      asked = true;
      clearTimeout(wait);
      this.#admit(reader, isBinary ? undefined : data).catch((error: unknown) => {
        this.#report(error);
        reader.close(RoomClose.TooSlow);
      });
    });
    socket.once('close', () => {
      clearTimeout(wait);
      this.#strangers.delete(reader);
      this.#readers.delete(reader);
    });
    if (this.#stopping) reader.close(RoomClose.Restart, String(returnOverMs));
  }

  async #admit(reader: Subscriber, data: RawData | undefined): Promise<void> {
    const ticket = ticketIn(data);
    const holder = ticket === undefined ? undefined : await this.#holderOf(ticket);
    // The client may have disconnected while its ticket was checked.
    if (!this.#strangers.delete(reader)) return;
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

  /** Whose ticket it is; undefined for a ticket that is unknown, and for a session that has ended since. */
  async #holderOf(ticket: string): Promise<TicketFor | undefined> {
    const { db, clock } = this.#options.services;
    const now = clock();
    return asSystem(db, async (tx) => {
      const spent = await spendAttemptTicket(tx, ticket, now);
      if (spent === undefined) return undefined;
      const [session] = await standingSessions(tx, [spent.tokenHash], now);
      if (session !== undefined) return spent;
      return typeof (await findGuest(tx, spent.tokenHash, now)) === 'string' ? undefined : spent;
    });
  }

  #endSession(tokenHash: string): void {
    for (const [reader, holder] of this.#readers) {
      if (holder.tokenHash !== tokenHash) continue;
      this.#readers.delete(reader);
      reader.close(RoomClose.SessionEnded);
    }
  }

  /** Has the readers of these attempts told how their attempt stands. */
  #tell(attemptIds: readonly number[]): void {
    for (const attemptId of attemptIds) this.#changed.add(attemptId);
    if (this.#changed.size === 0 || this.#stopping) return;
    this.#collecting ??= setTimeout(() => {
      this.#collecting = undefined;
      this.#send().catch(this.#report);
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

function ticketIn(data: RawData | undefined): string | undefined {
  if (!(data instanceof Buffer)) return undefined;
  try {
    const read = v.safeParse(roomHello, JSON.parse(data.toString('utf8')));
    return read.success ? read.output.ticket : undefined;
  } catch {
    return undefined;
  }
}
