import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RoomClose, roomHello } from '@stoa/api/contract/live';
import * as v from 'valibot';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import type { OpenDatabase, StopListening } from '../../db/database.ts';
import { asSystem } from '../../db/scope.ts';
import { standingGuests } from '../../http/guests.ts';
import type { Services } from '../../http/handle.ts';
import { problemLine, requestLine } from '../../http/log.ts';
import type { WriteLine } from '../../http/log.ts';
import { standingSessions } from '../../http/sessions.ts';
import { judgeUpgrade } from './gate.ts';
import { Subscriber, largestMessage } from './subscriber.ts';

/** How long a socket may stay silent before it shows its ticket. */
const ticketWaitMs = 5000;
/** The time over which clients spread their reconnection after a stop, so that they do not all come at once. */
const returnOverMs = 6000;
const mostSilent = 1000;
/** Tickets that may be judged at once. */
const mostJudged = 1000;
/**
 * How often sessions are checked: one that ended without a notification, such as by its age, keeps its socket no
 * longer than this.
 */
const sweepMs = 4000;

export interface SocketDoorOptions {
  readonly services: Services;
  readonly listen: OpenDatabase['listen'];
  readonly writeLine: WriteLine;
  /** The address at which the sockets are opened. */
  readonly path: string;
  /**
   * Judges a ticket. Whoever is admitted is let in by `letIn`; whoever is not is closed with the reason.
   */
  readonly admit: (reader: Subscriber, ticket: string) => Promise<void>;
  /** Called when a socket has closed, whether its ticket was accepted or not. */
  readonly gone: (reader: Subscriber) => void;
  /** The sessions, of people and of guests, whose sockets were let in. */
  readonly sessions: () => readonly string[];
  /** Called when a session has ended: its sockets have to be closed. */
  readonly ended: (tokenHash: string) => void;
}

/**
 * The place where WebSockets are opened: each one must show a ticket in its first message, and can receive
 * nothing before that.
 */
export class SocketDoor {
  readonly #options: SocketDoorOptions;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    clientTracking: false,
  });
  /** Sockets that have shown no ticket yet, the oldest first. */
  readonly #silent = new Set<Subscriber>();
  /** Sockets whose ticket is being judged. */
  readonly #judged = new Set<Subscriber>();
  #stopping = false;
  #sweeping: NodeJS.Timeout | undefined;
  #stopListening: StopListening | undefined;

  constructor(options: SocketDoorOptions) {
    this.#options = options;
  }

  /** Begins to watch over the sessions of those who are let in. */
  async start(): Promise<void> {
    const { listen, ended } = this.#options;
    this.#stopListening = await listen('stoa_session', ended, () => this.#sweep());
    this.#sweeping = setInterval(() => this.#sweep(), sweepMs);
  }

  /** Serves an HTTP upgrade, or refuses it. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { services, writeLine, path: served } = this.#options;
    const busy = this.#stopping || this.#judged.size >= mostJudged;
    const status = busy ? 503 : judgeUpgrade(incoming, services, served);
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    writeLine(requestLine({ time: services.clock(), method: 'GET', path, status, ms: 0 }));
    socket.on('error', () => socket.destroy());
    if (status === 101) {
      this.#sockets.handleUpgrade(incoming, socket, head, (opened) => this.#welcome(opened));
      return;
    }
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  }

  /**
   * Accepts a reader whose ticket is valid; false when the client has disconnected while the ticket was
   * checked.
   */
  letIn(reader: Subscriber): boolean {
    return this.#judged.delete(reader);
  }

  /**
   * Asks these readers, and the sockets that have shown no ticket yet, to reconnect, spread over a while, and
   * accepts nothing more.
   */
  async stop(readers: Iterable<Subscriber>): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#sweeping);
    for (const reader of [...readers, ...this.#silent, ...this.#judged]) this.#sendAway(reader);
    await this.#stopListening?.().catch(() => undefined);
  }

  /** Logs a failure of these sockets. */
  readonly report = (error: unknown): void => {
    this.#options.writeLine(problemLine(error, this.#options.path));
  };

  #sweep(): void {
    this.#endFallen().catch(this.report);
  }

  async #endFallen(): Promise<void> {
    const { services, sessions, ended } = this.#options;
    const held = [...new Set(sessions())];
    if (held.length === 0) return;
    const now = services.clock();
    const standing = await asSystem(services.db, async (tx) => {
      const people = (await standingSessions(tx, held, now)).map(({ tokenHash }) => tokenHash);
      const known = new Set(people);
      const guests = await standingGuests(
        tx,
        held.filter((tokenHash) => !known.has(tokenHash)),
        now,
      );
      return new Set([...people, ...guests]);
    });
    for (const tokenHash of held) if (!standing.has(tokenHash)) ended(tokenHash);
  }

  #sendAway(reader: Subscriber): void {
    reader.close(RoomClose.Restart, String(returnOverMs));
  }

  /**
   * The oldest silent socket makes room for a new one, because somebody who opens sockets and shows no tickets
   * must not keep out those who do.
   */
  #makeRoom(): void {
    if (this.#silent.size < mostSilent) return;
    const [oldest] = this.#silent;
    if (oldest === undefined) return;
    this.#silent.delete(oldest);
    oldest.cut();
  }

  #welcome(socket: WebSocket): void {
    const reader = new Subscriber(socket);
    this.#makeRoom();
    this.#silent.add(reader);
    const wait = setTimeout(() => reader.close(RoomClose.TicketRefused), ticketWaitMs);
    let asked = false;
    socket.on('error', () => undefined);
    socket.on('ping', () => reader.hears());
    socket.on('message', (data, isBinary) => {
      // After the ticket a client may send nothing through the socket, because messages are sent by calls,
      // which have answers.
      if (!reader.hears() || asked) return;
      asked = true;
      clearTimeout(wait);
      this.#silent.delete(reader);
      this.#judged.add(reader);
      const ticket = isBinary ? undefined : ticketIn(data);
      if (ticket === undefined) {
        reader.close(RoomClose.TicketRefused);
        return;
      }
      this.#options.admit(reader, ticket).catch((error: unknown) => {
        this.report(error);
        reader.close(RoomClose.TooSlow);
      });
    });
    socket.once('close', () => {
      clearTimeout(wait);
      this.#silent.delete(reader);
      this.#judged.delete(reader);
      this.#options.gone(reader);
    });
    if (this.#stopping) this.#sendAway(reader);
  }
}

function ticketIn(data: RawData): string | undefined {
  if (!(data instanceof Buffer)) return undefined;
  try {
    const read = v.safeParse(roomHello, JSON.parse(data.toString('utf8')));
    return read.success ? read.output.ticket : undefined;
  } catch {
    return undefined;
  }
}
