import * as v from 'valibot';
import { roomFrame } from '../contract/live.ts';
import type { RoomFrame, RoomHello } from '../contract/live.ts';

/** What is needed of the browser's `WebSocket`. */
export interface SocketPort {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { code: number; reason: string }) => void): void;
}

export interface SocketOptions {
  readonly address: string;
  readonly ticket: string;
  readonly open: (address: string) => SocketPort;
  readonly onFrame: (frame: RoomFrame) => void;
  /** Once, when it is over; `code` 0 when it could not even begin. */
  readonly onClose: (code: number, reason: string) => void;
}

/** The server gives a sign of life every 15 s; a connection that says nothing for so long is dead. */
const silenceMs = 40_000;
/** Networks that swallow WebSockets let them hang rather than fail. */
const openingMs = 10_000;

/** The address of the socket as a browser opens it: the page's origin unless the server names another. */
export function socketAddress(url: string, page: string): string {
  const address = new URL(url, page);
  address.protocol = address.protocol.replace(/^http/, 'ws');
  return address.href;
}

function frameIn(data: unknown): RoomFrame | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const read = v.safeParse(roomFrame, JSON.parse(data));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** One WebSocket from its ticket to its end. Returns how to end it; `onClose` is not called then. */
export function openSocket({ address, ticket, open, onFrame, onClose }: SocketOptions): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: SocketPort | undefined;
  const end = (code: number, reason: string): void => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    // Nothing waits for the other side to agree: a dead connection never would.
    socket?.close();
    onClose(code, reason);
  };
  const expectWithin = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => end(0, ''), ms);
  };
  try {
    socket = open(address);
  } catch {
    // A page's policy or a proxy may forbid it; the caller goes on without.
    queueMicrotask(() => end(0, ''));
  }
  expectWithin(openingMs);
  socket?.addEventListener('open', () => {
    if (!over) socket?.send(JSON.stringify({ ticket } satisfies RoomHello));
  });
  socket?.addEventListener('message', ({ data }) => {
    const frame = over ? undefined : frameIn(data);
    if (frame === undefined) return;
    expectWithin(silenceMs);
    onFrame(frame);
  });
  socket?.addEventListener('close', ({ code, reason }) => end(code, reason));
  socket?.addEventListener('error', () => undefined);
  return () => {
    over = true;
    clearTimeout(timer);
    socket?.close();
  };
}
