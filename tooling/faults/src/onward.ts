import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from './copy.ts';
import { run } from './flow.ts';
import type { End } from './flow.ts';
import type { Entry, Writable } from './ledger.ts';
import type { Plan } from './plan.ts';
import { withoutHop } from './target.ts';

interface Onward {
  readonly target: URL;
  readonly plan: Plan;
  readonly entry: Writable<Entry>;
  readonly copy: Copy;
  readonly signal: AbortSignal;
}

/** Forwards a request; resolves with the server's reply, or with how a fault ended the request. */
export async function send(incoming: IncomingMessage, onward: Onward): Promise<IncomingMessage | End> {
  const { plan, signal } = onward;
  await sleep(plan.request.delayMs, undefined, { signal });
  // A request that a fault stops at its first byte opens no connection to the server.
  const { stop } = plan.request;
  if (stop?.afterBytes === 0 && stop.forMs === undefined) return stop.how;
  return plan.duplicate === undefined ? sendOnce(incoming, onward) : sendAgain(incoming, onward);
}

function asksOf(incoming: IncomingMessage, { target, entry, signal }: Onward): ClientRequest {
  entry.reached += 1;
  return request({
    host: target.hostname,
    port: target.port,
    method: incoming.method,
    path: incoming.url,
    headers: [...withoutHop(incoming.rawHeaders), 'Connection', 'close'],
    agent: false,
    signal,
  });
}

const answerTo = (ask: ClientRequest): Promise<IncomingMessage> =>
  new Promise((done, fail) => ask.once('response', done).on('error', fail));

/** A body whose reading may stop early without closing its connection. */
const bodyOf = (incoming: IncomingMessage): AsyncIterable<Buffer> =>
  incoming.iterator({ destroyOnReturn: false });

async function sendOnce(incoming: IncomingMessage, onward: Onward): Promise<IncomingMessage | End> {
  const { plan, copy, signal } = onward;
  const ask = asksOf(incoming, onward);
  const answered = answerTo(ask);
  const failed = new Promise<never>((_, fail) => void ask.once('error', fail));
  failed.catch(() => undefined);
  // Resolves when the bytes were sent, because a later cut must not take them back.
  const write = (piece: Buffer): Promise<void> => {
    copy.add(piece);
    return Promise.race([new Promise<void>((done) => void ask.write(piece, () => done())), failed]);
  };
  const pump = async (): Promise<IncomingMessage | End> => {
    const how = await run(bodyOf(incoming), plan.request, { write }, signal);
    if (how === 'reset') ask.destroy();
    if (how !== 'end') return how;
    ask.end();
    return answered;
  };
  // A server may answer before it has read the whole request.
  return Promise.race([answered, pump()]);
}

async function sendAgain(incoming: IncomingMessage, onward: Onward): Promise<IncomingMessage | End> {
  const { times = 2, apartMs = 0 } = onward.plan.duplicate ?? {};
  const parts: Buffer[] = [];
  for await (const part of bodyOf(incoming)) {
    onward.copy.add(part);
    parts.push(part);
  }
  const answers = await Promise.all(
    Array.from({ length: Math.max(1, times) }, async (_, index) => {
      await sleep(index * apartMs, undefined, { signal: onward.signal });
      const ask = asksOf(incoming, onward);
      const answered = answerTo(ask);
      ask.end(Buffer.concat(parts));
      const answer = await answered;
      if (index > 0) for await (const _ of answer) continue;
      return answer;
    }),
  );
  return answers[0] ?? 'reset';
}
