import * as v from 'valibot';
import type { RoomHello } from '../contract/live.ts';

/** The part of the browser's `WebSocket` that is used here. */
export interface SocketPort {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { code: number; reason: string }) => void): void;
}

export interface SocketOptions<Frame> {
  readonly address: string;
  readonly ticket: string;
  /** The schema of a message; one that does not match is ignored. */
  readonly schema: v.GenericSchema<unknown, Frame>;
  readonly open: (address: string) => SocketPort;
  readonly onFrame: (frame: Frame) => void;
  /** Called once, when the connection is over; `code` is 0 when it could not be opened. */
  readonly onClose: (code: number, reason: string) => void;
}

/**
 * The time in ms without any message after which a connection counts as dead, because the server sends a
 * message every 15 s.
 */
const silenceMs = 40_000;
/**
 * How long a connection may take to open, in ms, because some networks let WebSockets hang instead of
 * refusing them.
 */
const openingMs = 10_000;

/**
 * The socket's address in the form that a browser opens: on the page's origin unless the server names
 * another.
 */
export function socketAddress(url: string, page: string): string {
  const address = new URL(url, page);
  address.protocol = address.protocol.replace(/^http/, 'ws');
  return address.href;
}

function frameIn<Frame>(schema: v.GenericSchema<unknown, Frame>, data: unknown): Frame | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(data));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * One WebSocket from its ticket to its end. Returns the function that ends it; `onClose` is not called then.
 */
export function openSocket<Frame>({
  address,
  ticket,
  schema,
  open,
  onFrame,
  onClose,
}: SocketOptions<Frame>): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: SocketPort | undefined;
  const end = (code: number, reason: string): void => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    // The socket is closed without waiting for the other side, because a dead connection never answers.
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
    // A page's security policy or a proxy may forbid WebSockets; the caller then continues without one.
    queueMicrotask(() => end(0, ''));
  }
  expectWithin(openingMs);
  socket?.addEventListener('open', () => {
    if (!over) socket?.send(JSON.stringify({ ticket } satisfies RoomHello));
  });
  socket?.addEventListener('message', ({ data }) => {
    const frame = over ? undefined : frameIn(schema, data);
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
