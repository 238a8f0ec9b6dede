import { RoomClose } from '@stoa/api/contract/live';
import type { WebSocket } from 'ws';
import type { Locale } from '../../http/locale.ts';

/** Longest message on a socket, in bytes. */
export const largestMessage = 64 * 1024;
const mostPerMinute = 100;
/** Bytes that may wait for a slow reader; about a minute of a busy room. */
const mostWaiting = 256 * 1024;
/** How long the other side may take to close the socket. */
const closeMs = 2000;

export interface Person {
  readonly tokenHash: string;
  readonly companyId: number;
  readonly liveId: number;
  readonly locale: Locale;
}

/** One open WebSocket. */
export class Subscriber {
  /** The signed-in person; undefined until the ticket was accepted. */
  person: Person | undefined;
  /** Whether the first frame has been sent. */
  greeted = false;
  readonly #socket: WebSocket;
  #heard = 0;
  #minute = 0;
  #answers = true;
  #closing = false;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('pong', () => {
      this.#answers = true;
    });
  }

  /** Counts what the client sent; false when it was too much and the socket is closed. */
  hears(): boolean {
    const minute = Math.floor(performance.now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#heard = 0;
    }
    this.#heard += 1;
    if (this.#heard <= mostPerMinute) return true;
    this.close(RoomClose.TooFrequent);
    return false;
  }

  /**
   * Sends a frame; false when the reader is so slow that it is disconnected. It reads the rest after it has
   * reconnected.
   */
  send(frame: string): boolean {
    if (this.#socket.bufferedAmount > mostWaiting) {
      this.close(RoomClose.TooSlow);
      return false;
    }
    this.#socket.send(frame);
    this.greeted = true;
    return true;
  }

  /** Sends a ping; a client that has not answered the last one is disconnected. */
  ping(): void {
    if (!this.#answers) {
      this.cut();
      return;
    }
    this.#answers = false;
    this.#socket.ping();
  }

  /** Disconnects at once, without waiting for the other side. */
  cut(): void {
    this.#socket.terminate();
  }

  close(code: number, reason = ''): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#socket.close(code, reason);
    const cut = setTimeout(() => this.cut(), closeMs);
    this.#socket.once('close', () => clearTimeout(cut));
  }
}
