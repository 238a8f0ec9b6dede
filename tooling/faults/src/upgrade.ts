import { once } from 'node:events';
import { connect } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { Duplex, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './exchange.ts';
import { run } from './flow.ts';
import type { End } from './flow.ts';
import { planOf } from './plan.ts';
import type { Flow } from './plan.ts';
import { placeOf } from './target.ts';

/** Delays each piece by the same time, so that their order stays. */
function later(source: Readable, ms: number): Readable {
  if (ms === 0) return source;
  const delayed = new Transform({
    transform(piece: Buffer, _, done) {
      setTimeout(() => this.push(piece), ms);
      done();
    },
    flush: (done) => void setTimeout(done, ms),
  });
  source.on('error', (error) => delayed.destroy(error));
  return source.pipe(delayed);
}

/** Handles an upgraded connection (WebSocket): bytes in both directions, with faults on the raw stream. */
export async function upgrade(
  incoming: IncomingMessage,
  client: Duplex & { resetAndDestroy?: () => unknown },
  head: Buffer,
  { target, schedule, ledger }: Context,
): Promise<void> {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  const { path, query } = placeOf(url);
  const strikes = schedule.decide({ method, path, upgrade: true });
  const plan = planOf(strikes.map(({ fault }) => fault));
  const entry = ledger.open({ method, path, query, upgrade: true, strikes });
  const gone = new AbortController();
  const { signal } = gone;
  client.on('error', () => undefined);
  client.once('close', () => {
    ledger.close(entry, 'left');
    gone.abort();
  });

  if (plan.status !== undefined) {
    const { status, headers = {}, body = '' } = plan.status;
    entry.status = status;
    const all = { 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close', ...headers };
    client.end(`HTTP/1.1 ${status} \r\n${linesOf(Object.entries(all).flat())}\r\n${body}`);
    return ledger.close(entry, 'answered');
  }
  const { stop } = plan.request;
  if (stop?.afterBytes === 0 && stop.forMs === undefined) return finish(stop.how);

  const server = connect({ host: target.hostname, port: Number(target.port) });
  server.on('error', () => {
    ledger.close(entry, 'unreachable');
    client.destroy();
  });
  client.once('close', () => server.destroy());
  server.write(`${method} ${url} HTTP/1.1\r\n${linesOf(rawHeaders)}\r\n`);
  entry.reached = 1;
  if (head.length > 0) client.unshift(head);

  try {
    const ends = [
      carry(client, server, plan.request),
      carry(server, client, plan.reply, (piece) => {
        entry.status ??= Number(/^HTTP\/1\.1 (\d{3})/.exec(piece.toString('latin1'))?.[1] ?? 0);
        entry.sent += piece.length;
      }),
    ];
    const how = await Promise.race(ends);
    if (how === 'freeze') return ledger.close(entry, 'frozen');
    if (how !== 'end') return finish(how);
    await sleep(plan.slowClose?.ms ?? 0, undefined, { signal });
    ledger.close(entry, 'answered');
    server.end();
    client.end();
  } catch {
    ledger.close(entry, 'left');
    client.destroy();
  }

  async function carry(from: Duplex, to: Duplex, flow: Flow, see?: (piece: Buffer) => void): Promise<End> {
    const source = later(from, flow.delayMs).iterator({ destroyOnReturn: false });
    const write = async (piece: Buffer): Promise<void> => {
      see?.(piece);
      if (!to.write(piece)) await once(to, 'drain', { signal });
    };
    return run(source, flow, { write }, signal);
  }

  function finish(how: End): void {
    ledger.close(entry, how === 'freeze' ? 'frozen' : 'cut');
    if (how === 'reset') client.resetAndDestroy?.();
    if (how === 'close') client.end();
  }
}

function linesOf(raw: readonly string[]): string {
  let lines = '';
  for (let index = 0; index + 1 < raw.length; index += 2) lines += `${raw[index]}: ${raw[index + 1]}\r\n`;
  return lines;
}
