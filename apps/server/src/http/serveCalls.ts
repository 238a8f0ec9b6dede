import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { commonHeaders, lockedPolicy } from '../headers.ts';
import { accepts } from './accepts.ts';
import type { ServerEvent } from './handle.ts';
import { problemLine } from './log.ts';
import type { WriteLine } from './log.ts';
import type { Answered, ApiRequest } from './mount.ts';
import { addressOf } from './proxy.ts';
import { sentOver } from './sent.ts';
import type { Sent } from './sent.ts';
import { streamEvents } from './streamEvents.ts';
import type { Traffic } from './traffic.ts';

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export interface CallsOptions {
  readonly answer: (request: ApiRequest) => Promise<Answered>;
  readonly traffic: Traffic;
  /** Number of our own proxies that write the forwarding headers. */
  readonly proxies: number;
  readonly writeLine: WriteLine;
}

interface Caller {
  readonly remote: () => string;
  readonly gone: () => AbortSignal;
}

interface Written {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers?: Record<string, string>;
  /** Events that are sent instead of the body. */
  readonly events?: Iterable<ServerEvent>;
}

const sameForAll = Object.entries({
  ...commonHeaders,
  'content-security-policy': lockedPolicy,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
}).flat();

/** Size in bytes from which a body is compressed, because a smaller one fits into one packet anyway. */
const packFrom = 1400;

/**
 * How many bytes of a refused body are still read, and for how long, because a sender reads the answer only
 * after it has sent the body.
 */
const passedOver = { bytes: 64 * 1024 * 1024, ms: 2000 };

/**
 * Answers calls with Node's own request and response, because the standard objects, which the rest of the
 * server uses, would take about as long as all other work of a call.
 */
export function serveCalls({ answer, traffic, proxies, writeLine }: CallsOptions): Listener {
  const write = async (sent: Sent, { remote, gone }: Caller): Promise<Written> => {
    if (!traffic.isServed('api', sent)) return { status: 421, body: '' };
    const { status, envelope, headers, events } = await answer({
      sent,
      path: sent.path.slice('/api'.length),
      address: () => addressOf(sent, remote(), proxies),
      gone,
    });
    traffic.metrics.answer(envelope.code);
    if (events !== undefined) return { status, body: '', events };
    const body = JSON.stringify(envelope);
    // Only answers to GET are compressed: an answer with a new token must not be compressed together with
    // text that a caller sent, because its length would reveal the token.
    const packed =
      sent.method === 'GET' && body.length > packFrom && accepts(sent.header('accept-encoding'), 'gzip');
    return packed
      ? {
          status,
          body: gzipSync(body),
          headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
        }
      : { status, body, ...(headers === undefined ? {} : { headers }) };
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const began = performance.now();
    const sent = sentOver(incoming);
    let written: Written;
    try {
      written = await write(sent, {
        remote: () => incoming.socket.remoteAddress ?? '',
        gone: () => goneFrom(outgoing),
      });
    } catch (error) {
      writeLine(problemLine(error, sent.path));
      written = { status: 500, body: '' };
    }
    const { status, body, headers, events } = written;
    if (events === undefined) {
      const length = String(Buffer.byteLength(body));
      const own = headers === undefined ? sameForAll : [...sameForAll, ...Object.entries(headers).flat()];
      outgoing.writeHead(status, [...own, 'content-length', length]);
      outgoing.end(body);
    } else {
      await streamEvents(outgoing, events).catch((error: unknown) => {
        writeLine(problemLine(error, sent.path));
      });
    }
    traffic.tell('api', sent, status, began);
    if (!incoming.complete) passOver(incoming);
  };

  return (incoming, outgoing) => void serve(incoming, outgoing);
}

/** Signal that is aborted when the connection closes before the answer is sent. */
function goneFrom(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (outgoing.destroyed) controller.abort();
  else outgoing.once('close', () => outgoing.writableFinished || controller.abort());
  return controller.signal;
}

function passOver(incoming: IncomingMessage): void {
  let left = passedOver.bytes;
  const cut = setTimeout(() => incoming.destroy(), passedOver.ms);
  incoming.on('data', (part: Buffer) => {
    left -= part.length;
    if (left < 0) incoming.destroy();
  });
  incoming.once('close', () => clearTimeout(cut));
  incoming.resume();
}
