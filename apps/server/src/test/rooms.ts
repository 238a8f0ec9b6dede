import { once } from 'node:events';
import { roomEnter, roomMessage } from '@stoa/api/contract/live';
import type { RoomFrame } from '@stoa/api/contract/live';
import { WebSocket } from 'ws';
import { socketPath } from '../areas/live/socketPath.ts';
import type { Json, TestAnswer, TestServer } from './server.ts';

/** A WebSocket with everything that it received. */
export interface TestSocket {
  readonly socket: WebSocket;
  readonly frames: RoomFrame[];
  /** Resolves with code and reason when the socket is closed. */
  readonly closed: Promise<{ code: number; reason: string }>;
  /** Waits for a frame for which the function returns true. */
  readonly until: (fits: (frame: RoomFrame) => boolean) => Promise<RoomFrame>;
}

export interface Opening {
  readonly url?: string;
  readonly origin?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

/** Opens a WebSocket; answers the HTTP status when it is refused. */
export async function openRaw(app: TestServer, opening: Opening = {}): Promise<TestSocket | number> {
  const url = opening.url ?? app.url;
  const socket = new WebSocket(url.replace('http', 'ws') + (opening.path ?? socketPath), {
    ...(opening.origin === '' ? {} : { origin: opening.origin ?? url }),
    headers: opening.headers ?? {},
  });
  const frames: RoomFrame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString('utf8')));
    for (const look of waiting) look();
  });
  const closed = new Promise<{ code: number; reason: string }>((done) => {
    socket.once('close', (code, reason) => done({ code, reason: reason.toString('utf8') }));
  });
  socket.on('error', () => undefined);
  const refused = new Promise<number>((done) => {
    socket.once('unexpected-response', (_request, response) => {
      done(response.statusCode ?? 0);
      response.resume();
    });
  });
  const opened = once(socket, 'open').then(
    () => undefined,
    () => undefined,
  );
  const status = await Promise.race([opened, refused]);
  if (status !== undefined) return status;
  return {
    socket,
    frames,
    closed,
    until: (fits) =>
      new Promise((done, fail) => {
        const look = (): void => {
          const found = frames.find(fits);
          if (found === undefined) return;
          waiting.delete(look);
          done(found);
        };
        waiting.add(look);
        void closed.then(({ code }) => fail(new Error(`The socket was closed with ${code}.`)));
        look();
      }),
  };
}

export const enter = (app: TestServer, token: string, liveId: number): Promise<TestAnswer> =>
  app.call('POST', roomEnter.path, { json: { liveId, playerTag: 'tag' }, token });

export const ticketOf = (entry: TestAnswer): string => String(entry.data['wsTicket']?.['ticket']);

/** Opens a WebSocket that must be accepted. */
export async function opened(app: TestServer, opening: Opening = {}): Promise<TestSocket> {
  const result = await openRaw(app, opening);
  if (typeof result === 'number') throw new Error(`The socket was refused with ${result}.`);
  return result;
}

/** Enters a room and follows it; resolves with the first frame. */
export async function follow(
  app: TestServer,
  token: string,
  liveId: number,
  opening: Opening = {},
): Promise<TestSocket> {
  const entry = await enter(app, token, liveId);
  const socket = await opened(app, opening);
  socket.socket.send(JSON.stringify({ ticket: ticketOf(entry) }));
  await socket.until(() => true);
  return socket;
}

let last = 0;
export const newKey = (): string => {
  last += 1;
  return `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
};

/** Sends a message, a second after the person's last one. */
export async function say(
  app: TestServer,
  token: string,
  liveId: number,
  text: string,
  more: Record<string, unknown> = {},
): Promise<TestAnswer> {
  app.advance(1.1);
  return app.call('POST', roomMessage.path, {
    json: { idemKey: newKey(), liveId, kind: 1, text, ...more },
    token,
  });
}

export const textsOf = (list: Json | undefined): string[] => list?.map((one) => String(one['text'])) ?? [];
