import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFaultProxy } from './index.ts';
import type { Fault, FaultProxy, Rule } from './index.ts';
import { listen } from './test/listen.ts';

/** A request as the server behind the proxy got it. */
interface Got {
  readonly method: string;
  readonly url: string;
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingHttpHeaders;
  body: string;
  whole: boolean;
}

let got: Got[] = [];
const page = 'x'.repeat(2000);
const server = createServer((incoming, outgoing) => {
  const { method = '', url = '', rawHeaders, headers } = incoming;
  const one: Got = { method, url, rawHeaders, headers, body: '', whole: false };
  got.push(one);
  incoming.on('data', (part: Buffer) => (one.body += part.toString()));
  incoming.on('end', () => {
    one.whole = true;
    if (url.startsWith('/page')) return outgoing.end(page);
    const answer = gzipSync(
      JSON.stringify({ code: url.startsWith('/refuse') ? 500 : 200, data: { n: got.length } }),
    );
    outgoing.writeHead(200, [
      'Content-Type',
      'application/json',
      'X-Case',
      'Kept',
      'Set-Cookie',
      'a=1',
      'Set-Cookie',
      'b=2',
      'Content-Encoding',
      'gzip',
    ]);
    return outgoing.end(answer);
  });
  incoming.on('error', () => undefined);
});
let target = '';
let proxy: FaultProxy;

beforeAll(async () => {
  target = await listen(server);
});
afterAll(() => new Promise((done) => (server.closeAllConnections(), server.close(done))));
beforeEach(async () => {
  got = [];
  proxy = await createFaultProxy({ target, seed: 1 });
});
afterEach(() => proxy.close());

const put = (...rules: (Fault | Rule)[]) =>
  proxy.set(rules.map((one) => ('kind' in one ? { fault: one } : one)));
const ask = (path: string, init?: RequestInit) => fetch(`${proxy.url}${path}`, init);
const post = (path: string, body: unknown) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
/** Error code of a failed call, as Node's client reports it. */
const codeOf = async (asked: Promise<Response>): Promise<string> => {
  try {
    await (await asked).text();
    return 'whole';
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  }
};
const taking = async <T>(work: Promise<T>): Promise<readonly [T, number]> => {
  const from = performance.now();
  return [await work, performance.now() - from];
};

describe('without rules', () => {
  test('Host, headers, their case and order, query and body arrive as they were sent, and so does the reply', async () => {
    const { port } = new URL(proxy.url);
    const [answer] = await new Promise<[IncomingMessage]>((done, fail) => {
      const headers = [
        'Host',
        'sunrise.localhost:4700',
        'DeviceModel',
        'PC',
        'x-Odd',
        '1',
        'X-Odd',
        '2',
        'Content-Length',
        '3',
      ];
      request({ port, host: '127.0.0.1', method: 'POST', path: '/a/%2F?b=&b=2&c=%20', headers })
        .on('response', (answer) => done([answer]))
        .on('error', fail)
        .end('abc');
    });
    answer.resume();
    expect(got[0]).toMatchObject({ method: 'POST', url: '/a/%2F?b=&b=2&c=%20', body: 'abc' });
    const raw = got[0]?.rawHeaders.slice(0, 10);
    expect(raw).toEqual([
      'Host',
      'sunrise.localhost:4700',
      'DeviceModel',
      'PC',
      'x-Odd',
      '1',
      'X-Odd',
      '2',
      'Content-Length',
      '3',
    ]);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.rawHeaders).toContain('X-Case');
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  test('the log contains what clients were sent, without the token, and a refusal does not count as success', async () => {
    await post('/api/mark?id=1&access_token=secret', { seq: 7 }).then((one) => one.text());
    await post('/refuse', {}).then((one) => one.text());
    await proxy.until(({ n }) => n === 2);
    expect(proxy.acked).toEqual([
      { n: 1, method: 'POST', path: '/api/mark', query: 'id=1', body: { seq: 7 }, data: { n: 1 } },
    ]);
    expect(JSON.stringify(proxy.log)).not.toContain('secret');
    expect(got[0]?.url).toContain('access_token=secret');
  });

  test('a server that is down is a broken connection, not an answer', async () => {
    const alone = await createFaultProxy({ target: 'http://127.0.0.1:1' });
    expect(await codeOf(fetch(alone.url))).toBe('ECONNRESET');
    expect(alone.log[0]).toMatchObject({ outcome: 'unreachable' });
    await alone.close();
  });
});

describe('each fault on the wire', () => {
  test('delay', async () => {
    put({ kind: 'delay', ms: 120 });
    const [, took] = await taking(ask('/page').then((one) => one.text()));
    expect(took).toBeGreaterThanOrEqual(119);
  });

  test('bandwidth', async () => {
    put({ kind: 'bandwidth', bytesPerSecond: 10_000 });
    const [text, took] = await taking(ask('/page').then((one) => one.text()));
    expect(text).toBe(page);
    expect(took).toBeGreaterThanOrEqual(180);
  });

  test('slice: the head comes at once, the body in pieces', async () => {
    put({ kind: 'slice', bytes: 500, everyMs: 30 });
    const { body } = await ask('/page');
    const sizes: number[] = [];
    for await (const part of body ?? []) sizes.push(part.length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2000);
  });

  test('reset before the server receives the request', async () => {
    put({ kind: 'reset' });
    expect(await codeOf(ask('/page'))).toBe('ECONNRESET');
    expect(got).toEqual([]);
    expect(proxy.log[0]).toMatchObject({ outcome: 'cut', reached: 0 });
  });

  test('reset in the middle of the request: the server has the first bytes', async () => {
    put({ kind: 'reset', of: 'request', afterBytes: 1000 });
    expect(await codeOf(ask('/upload', { method: 'PUT', body: 'y'.repeat(5000) }))).toBe('ECONNRESET');
    await expect.poll(() => got[0]?.body.length).toBe(1000);
    expect(got[0]?.whole).toBe(false);
  });

  test('reset in the middle of the reply', async () => {
    put({ kind: 'reset', of: 'reply', afterBytes: 700 });
    expect(await codeOf(ask('/page'))).toMatch(/ECONNRESET|UND_ERR_SOCKET/);
    expect(proxy.log[0]).toMatchObject({ outcome: 'cut', sent: 700, status: 200 });
  });

  test('truncate: a proper end, but less than was announced', async () => {
    put({ kind: 'truncate', bytes: 700 });
    const answer = await ask('/page');
    expect(answer.headers.get('content-length')).toBe('2000');
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(proxy.log[0]).toMatchObject({ sent: 700 });
    expect(proxy.acked).toEqual([]);
  });

  test('swap: the server has done it, and the client reads something else', async () => {
    put({ kind: 'swap', body: '<h1>Airport</h1>', contentType: 'text/html' });
    const answer = await post('/api/mark', { seq: 1 });
    expect(await answer.text()).toBe('<h1>Airport</h1>');
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(got).toHaveLength(1);
    expect(proxy.acked).toEqual([]);
  });

  test('status: the server is not asked', async () => {
    put({ kind: 'status', status: 429, headers: { 'Retry-After': '3' }, body: 'later' });
    const answer = await post('/api/mark', { seq: 1 });
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
      429,
      '3',
      'later',
    ]);
    expect(got).toEqual([]);
  });

  test('duplicate: the server receives it as often as the rule says, body included, and the client gets one answer', async () => {
    put({ kind: 'duplicate', times: 3 });
    const answer = await post('/api/mark', { seq: 1 });
    expect(await answer.json()).toMatchObject({ code: 200 });
    expect(got.map(({ body }) => body)).toEqual(Array(3).fill('{"seq":1}'));
    await proxy.until(() => true);
    expect(proxy.acked).toHaveLength(1);
  });

  test('reorder: the second arrives before the first', async () => {
    put({ when: { path: '/api/*' }, fault: { kind: 'reorder', ms: 5000 } });
    const first = post('/api/mark', 'first');
    await expect.poll(() => proxy.log.length).toBe(1);
    await Promise.all([first, post('/api/mark', 'second'), ask('/page')]);
    expect(got.filter(({ url }) => url !== '/page').map(({ body }) => body)).toEqual(['"second"', '"first"']);
  });

  test('reorder without another request goes on after its time', async () => {
    put({ kind: 'reorder', ms: 50 });
    expect((await post('/api/mark', 1)).status).toBe(200);
  });

  test('commit-then-drop: the server has done it, but the client is not told and nothing is acknowledged', async () => {
    put({ kind: 'commitThenDrop' });
    expect(await codeOf(post('/api/mark', { seq: 1 }))).toBe('ECONNRESET');
    expect(got).toMatchObject([{ body: '{"seq":1}', whole: true }]);
    expect(proxy.acked).toEqual([]);
  });

  test('freeze: no answer and no end, until the client gives up', async () => {
    put({ kind: 'freeze' });
    const signal = AbortSignal.timeout(150);
    await expect(ask('/page', { signal })).rejects.toThrow('timeout');
    expect(got).toEqual([]);
    expect(proxy.log[0]).toMatchObject({ outcome: 'frozen' });
  });

  test('freeze in the middle that ends', async () => {
    put({ kind: 'freeze', of: 'reply', afterBytes: 500, ms: 120 });
    const [text, took] = await taking(ask('/page').then((one) => one.text()));
    expect(text).toBe(page);
    expect(took).toBeGreaterThanOrEqual(119);
  });

  test('slow close: all bytes arrive long before the end', async () => {
    put({ kind: 'slowClose', ms: 200 });
    const answer = await ask('/page');
    expect(answer.headers.get('content-length')).toBeNull();
    const [text, took] = await taking(answer.text());
    expect(text).toBe(page);
    expect(took).toBeGreaterThanOrEqual(150);
  });
});

test('rules select by method and path, let the first pass and apply as often as they say', async () => {
  put({
    when: { method: ['post', 'put'], path: '/api/*/mark', after: 1, times: 2 },
    fault: { kind: 'status', status: 418 },
  });
  const seen: number[] = [];
  for (const one of [0, 1, 2, 3]) seen.push((await post('/api/x/mark', one)).status);
  expect(seen).toEqual([200, 418, 418, 200]);
  put({ when: { method: 'POST', path: '/api/*/mark' }, fault: { kind: 'status', status: 418 } });
  expect([(await ask('/api/x/mark')).status, (await post('/api/x/marks', 1)).status]).toEqual([200, 200]);
  put({ when: { path: /^\/API/i }, fault: { kind: 'status', status: 418 } });
  expect((await ask('/api/x')).status).toBe(418);
});

test('rules are added and removed while it runs, and cut() ends open connections', async () => {
  const away = proxy.add({ fault: { kind: 'status', status: 418 } });
  expect((await ask('/page')).status).toBe(418);
  away();
  expect((await ask('/page')).status).toBe(200);
  put({ kind: 'freeze' });
  const waiting = codeOf(ask('/page'));
  await proxy.until(({ outcome }) => outcome === 'frozen');
  proxy.cut();
  expect(await waiting).toBe('ECONNRESET');
});
