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
  /** Where the server is, such as `http://127.0.0.1:4600`. */
  readonly target: string;
  /** Says which requests are struck and how hard; another one each time when left out. */
  readonly seed?: number;
  readonly rules?: readonly Rule[];
  /** A free one when left out. */
  readonly port?: number;
  /** Hears of each exchange once it is over. */
  readonly onEntry?: (entry: Entry) => void;
}

export interface FaultProxy {
  readonly url: string;
  readonly port: number;
  /** Print it where a run fails: with it the same happens again. */
  readonly seed: number;
  /** Everything that came through, in the order of coming. */
  readonly log: readonly Entry[];
  /** The successes that clients were told of by the server itself, in the order of telling. */
  readonly acked: readonly Ack[];
  /** Adds a rule behind those that are there; the answer takes it away again. */
  readonly add: (rule: Rule) => () => void;
  /** Puts these rules in place of all that are there; none for a proxy that does nothing. */
  readonly set: (rules: readonly Rule[]) => void;
  /** Resets each connection that is open now. */
  readonly cut: () => void;
  /** The first exchange that is over and passes the test; waits for one when there is none yet. */
  readonly until: (test: (entry: Entry) => boolean) => Promise<Entry>;
  readonly close: () => Promise<void>;
}

/** Starts a proxy in front of a server which fails as its rules say. */
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
  // Only our faults and the server behind us may end a request.
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
