import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** Reports a busy port before the database is opened and filled. */
export const demandFreePort = (settings: Settings): Promise<void> =>
  new Promise((done, fail) => {
    const probe = createNetServer();
    probe.once('error', (error) => fail(portRefusal(error, settings)));
    probe.listen(settings.PORT, settings.HOST, () => probe.close(() => done()));
  });

function portRefusal(error: Error, { PORT, HOST }: Settings): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Refusal(`PORT ${PORT} is in use on ${HOST}; stop what listens there or choose another PORT.`);
  }
  if (code === 'EACCES') return new Refusal(`PORT ${PORT} needs rights that this account does not have.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Refusal(`HOST ${HOST} is no address of this machine.`);
  }
  return error;
}

/** How long a request with its body may take, because uploads are large; headers must arrive within a minute. */
const requestTimeout = 1_800_000;

/**
 * How long a connection stays open between two calls. It outlives the pauses of a page and of a proxy's pool, which
 * is a minute in most, because a call that is sent on a connection in the moment in which it is closed is lost.
 */
const keepAliveTimeout = 75_000;

export interface Served {
  readonly request: RequestListener;
  readonly upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/**
 * Listens until it is stopped: then new connections are refused at once, and running requests get a limited
 * time to finish.
 */
export const listen = (
  { request, upgrade }: Served,
  settings: Settings,
  drainMs: number,
): Promise<{ port: number; stop: () => Promise<void> }> =>
  new Promise((done, fail) => {
    const server = createServer({ requestTimeout, keepAliveTimeout }, request);
    const stop = (): Promise<void> =>
      new Promise((stopped) => {
        const cut = setTimeout(() => server.closeAllConnections(), drainMs);
        server.close(() => {
          clearTimeout(cut);
          stopped();
        });
        server.closeIdleConnections();
      });
    server.on('upgrade', upgrade);
    server.once('error', (error: Error) => fail(portRefusal(error, settings)));
    server.listen(settings.PORT, settings.HOST, () => {
      const address = server.address();
      done({ port: typeof address === 'object' && address !== null ? address.port : settings.PORT, stop });
    });
  });
