import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { exchange } from './exchange.ts';
import type { Context } from './exchange.ts';
import { Ledger } from './ledger.ts';
import type { Ack, Entry } from './ledger.ts';
import { Pairs } from './pairs.ts';
import type { Rule } from './rule.ts';
import { Schedule } from './schedule.ts';
import { upgrade } from './upgrade.ts';

export interface FaultProxyOptions {
  /** Address of the server, such as `http://127.0.0.1:4600`. */
  readonly target: string;
  /** Decides which requests are affected and the random values; random when left out. */
  readonly seed?: number;
  readonly rules?: readonly Rule[];
  /** Port of the proxy; a free one when left out. */
  readonly port?: number;
  /** Called with each exchange when it is over. */
  readonly onEntry?: (entry: Entry) => void;
}

export interface FaultProxy {
  readonly url: string;
  readonly port: number;
  /** The seed of this run. Print it when a run fails, because the same seed gives the same faults again. */
  readonly seed: number;
  /** Every exchange, in the order of arrival. */
  readonly log: readonly Entry[];
  /** The successful answers of the server itself that clients received, in order. */
  readonly acked: readonly Ack[];
  /** Adds a rule behind the existing ones; the returned function removes it. */
  readonly add: (rule: Rule) => () => void;
  /** Replaces all rules; an empty list makes a proxy without faults. */
  readonly set: (rules: readonly Rule[]) => void;
  /** Resets every open connection. */
  readonly cut: () => void;
  /** The first finished exchange that passes the test; waits for one when there is none yet. */
  readonly until: (test: (entry: Entry) => boolean) => Promise<Entry>;
  readonly close: () => Promise<void>;
}

/** Starts a proxy in front of a server, with faults by its rules. */
export async function createFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const { target, rules = [], port = 0, seed = randomInt(2 ** 31), onEntry = () => undefined } = options;
  const context: Context = {
    target: new URL(target),
    schedule: new Schedule(seed, rules),
    ledger: new Ledger(onEntry),
    pairs: new Pairs(),
  };
  const { schedule, ledger } = context;
  const sockets = new Set<Socket>();
  // The server has no timeouts, because only faults and the server behind it may end a request.
  const server = createServer({ requestTimeout: 0, headersTimeout: 0 });
  server.on('request', (incoming, outgoing) => void exchange(incoming, outgoing, context));
  server.on('upgrade', (incoming, socket, head) => void upgrade(incoming, socket, head, context));
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const cut = (): void => {
    ledger.closeAll('cut');
    for (const socket of sockets) socket.resetAndDestroy();
  };

  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    seed,
    log: ledger.entries,
    acked: ledger.acked,
    add: (rule) => schedule.add(rule),
    set: (next) => {
      schedule.clear();
      for (const rule of next) schedule.add(rule);
    },
    cut,
    until: (test) => ledger.until(test),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
}
