import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Copy, meaningOf, successOf } from './copy.ts';
import { run } from './flow.ts';
import type { End, Sink } from './flow.ts';
import type { Entry, Ledger, Writable } from './ledger.ts';
import { send } from './onward.ts';
import type { Pairs } from './pairs.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Schedule } from './schedule.ts';
import { placeOf, withoutHop } from './target.ts';

export interface Context {
  readonly target: URL;
  readonly schedule: Schedule;
  readonly ledger: Ledger;
  readonly pairs: Pairs;
}

/** The reply that the client gets. */
interface Answer {
  readonly status: number;
  readonly reason: string;
  readonly headers: string[];
  readonly body: AsyncIterable<Buffer>;
  /**
   * The server's own reply; undefined when a fault has made the reply up, because such a reply acknowledges
   * nothing.
   */
  readonly own: IncomingMessage | undefined;
}

const fromText = async function* (text: string): AsyncGenerator<Buffer> {
  if (text !== '') yield Buffer.from(text);
};

function invented(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): Omit<Answer, 'own'> {
  const all = { 'Content-Length': String(Buffer.byteLength(body)), ...headers };
  return { status, reason: '', headers: Object.entries(all).flat(), body: fromText(body) };
}

const nothing = (): void => undefined;

/** Handles one request and its reply, with all faults that apply to it. */
export async function exchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, schedule, ledger, pairs }: Context,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const { path, query } = placeOf(url);
  const strikes = schedule.decide({ method, path, upgrade: false });
  const plan = planOf(strikes.map(({ fault }) => fault));
  const entry = ledger.open({ method, path, query, upgrade: false, strikes });
  const gone = new AbortController();
  const { signal } = gone;
  const asked = new Copy();
  let release = nothing;
  outgoing.once('close', () => {
    ledger.close(entry, 'left');
    gone.abort();
  });
  outgoing.sendDate = false;

  try {
    if (plan.status !== undefined) {
      const { status, headers = {}, body = '' } = plan.status;
      incoming.resume();
      return await reply({ ...invented(status, headers, body), own: undefined });
    }
    if (plan.reorder !== undefined) {
      const rule = strikes.find(({ fault }) => fault.kind === 'reorder')?.rule ?? '';
      release = await pairs.pass(rule, plan.reorder.ms ?? 1000, signal);
    }
    const own = await send(incoming, { target, plan, entry, copy: asked, signal });
    if (typeof own === 'string') return await end(own);
    if (plan.drop !== undefined) {
      for await (const _ of own) continue;
      return await end(plan.drop.end ?? 'reset');
    }
    await reply(await answerOf(own, plan));
  } catch {
    // Either the client has disconnected, which the ledger has stored already, or the server cannot be
    // reached.
    ledger.close(entry, 'unreachable');
    outgoing.socket?.resetAndDestroy();
  } finally {
    release();
  }

  async function end(how: End): Promise<void> {
    ledger.close(entry, how === 'freeze' ? 'frozen' : 'cut');
    if (how === 'reset') outgoing.socket?.resetAndDestroy();
    if (how === 'close') outgoing.socket?.destroySoon();
    if (!outgoing.closed && !outgoing.destroyed) await once(outgoing, 'close');
  }

  async function reply(answer: Answer): Promise<void> {
    const told = new Copy();
    await sleep(plan.reply.delayMs, undefined, { signal });
    entry.status = answer.status;
    outgoing.useChunkedEncodingByDefault = plan.slowClose === undefined;
    outgoing.writeHead(answer.status, answer.reason, answer.headers);
    if (plan.reply.stop?.afterBytes !== 0) outgoing.flushHeaders();
    const how = await run(answer.body, plan.reply, sinkOf(outgoing, entry, told, signal), signal);
    if (how !== 'end') return end(how);
    await sleep(plan.slowClose?.ms ?? 0, undefined, { signal });
    outgoing.once('finish', () => {
      if (answer.own !== undefined)
        acknowledge(answer.own, told.text(answer.own.headers['content-encoding']));
      ledger.close(entry, 'answered');
    });
    outgoing.end();
  }

  function acknowledge(own: IncomingMessage, text: string): void {
    const success = own.statusCode === 200 ? successOf(text) : undefined;
    if (success === undefined) return;
    ledger.acked.push({
      n: entry.n,
      method,
      path,
      query,
      body: meaningOf(asked.text(undefined)),
      ...success,
    });
  }
}

async function answerOf(own: IncomingMessage, { swap, slowClose }: Plan): Promise<Answer> {
  if (swap !== undefined) {
    for await (const _ of own) continue;
    const kept = own.headers['content-type'] ?? 'application/json';
    const headers = { 'Content-Type': swap.contentType ?? kept };
    return { ...invented(swap.status ?? own.statusCode ?? 200, headers, swap.body), own: undefined };
  }
  const lengths = slowClose === undefined ? [] : ['content-length', 'transfer-encoding'];
  const headers = withoutHop(own.rawHeaders, lengths);
  return {
    status: own.statusCode ?? 502,
    reason: own.statusMessage ?? '',
    headers: slowClose === undefined ? headers : [...headers, 'Connection', 'close'],
    body: own,
    own,
  };
}

function sinkOf(outgoing: ServerResponse, entry: Writable<Entry>, told: Copy, signal: AbortSignal): Sink {
  return {
    write: async (piece) => {
      told.add(piece);
      entry.sent += piece.length;
      if (!outgoing.write(piece)) await once(outgoing, 'drain', { signal });
    },
  };
}
