import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';

let app: TestServer;
let token = '';
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000001');
});
afterAll(() => app.close());

const info = '/api/user/user/pc/info?from=pc';

/** A raw connection, on which a test can send what no HTTP client would. */
async function line(): Promise<Socket> {
  const socket = connect(app.server.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** The received text, once it contains all of `ends` or the connection is closed. */
async function heard(socket: Socket, ...ends: string[]): Promise<string> {
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += String(part);
    if (ends.every((end) => text.includes(end))) break;
  }
  return text;
}

const head = (first: string, headers: Record<string, string | number> = {}): string =>
  [
    first,
    ...Object.entries({ host: 'sunrise.localhost', DeviceModel: 'PC', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n');

test('a call whose first line contains the whole address is answered like any other', async () => {
  const socket = await line();
  socket.write(head(`GET http://sunrise.localhost${info}&access_token=${token} HTTP/1.1`));
  expect(await heard(socket, '林小满')).toContain('HTTP/1.1 200');
  socket.destroy();
});

test('a connection stays open for longer than anybody waits with the next call', async () => {
  const socket = await line();
  socket.write(head(`GET ${info}&access_token=${token} HTTP/1.1`));
  const [, seconds] = /keep-alive: timeout=(\d+)/i.exec(await heard(socket, '林小满')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  socket.destroy();
});

test('a body that is refused for its size is skipped, and the connection continues with the next call', async () => {
  const socket = await line();
  const size = 3_000_000;
  socket.write(
    head(`POST /api/course/pc/enrol?access_token=${token} HTTP/1.1`, {
      'content-type': 'application/json',
      'content-length': size,
    }),
  );
  expect(await heard(socket, '"code":413')).toContain('HTTP/1.1 413');
  socket.write('x'.repeat(size));
  socket.write(head(`GET ${info}&access_token=${token} HTTP/1.1`));
  expect(await heard(socket, '林小满')).toContain('HTTP/1.1 200');
  socket.destroy();
});

test('a body without a length is counted while it comes', async () => {
  const socket = await line();
  socket.write(
    head(`POST /api/course/pc/enrol?access_token=${token} HTTP/1.1`, {
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    }),
  );
  const part = 'x'.repeat(100_000);
  for (let sent = 0; sent < 11; sent += 1) socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
  expect(await heard(socket, '"code":413')).toContain('HTTP/1.1 413');
  socket.destroy();
});

test('a client that does not stop sending an unwanted body loses the connection', async () => {
  const socket = await line();
  socket.write(head('POST /api/no/such/call HTTP/1.1', { 'content-length': 1_000_000 }));
  const from = performance.now();
  expect(await heard(socket, 'never said')).toContain('HTTP/1.1 404');
  expect(performance.now() - from).toBeLessThan(10_000);
});

test('a caller who leaves in the middle of a body disturbs nobody', async () => {
  const before = app.lines.length;
  const socket = await line();
  socket.write(
    head(`POST /api/course/pc/enrol?access_token=${token} HTTP/1.1`, {
      'content-type': 'application/json',
      'content-length': 100,
    }),
  );
  socket.write('{"courseId"');
  socket.destroy();
  await expect.poll(() => app.lines.slice(before).some((one) => one.includes('/enrol'))).toBe(true);
  expect(app.lines.slice(before).filter((one) => one.includes('failed'))).toEqual([]);
  expect((await app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token })).code).toBe(200);
});

test('only addresses of calls are answered as calls', async () => {
  for (const path of ['/apis', '/apix/user', '/API/user/pc/login']) {
    const response = await fetch(app.url + path, { headers: { accept: 'text/html' } });
    expect(response.headers.get('content-type')).not.toContain('json');
  }
  expect((await fetch(`${app.url}/api`)).status).toBe(404);
});

test('a host that gives no address is refused, and is no error of the server', async () => {
  for (const path of ['/', '/media/1-a/b', info]) {
    const socket = await line();
    socket.write(head(`GET ${path} HTTP/1.1`, { host: '9'.repeat(20), connection: 'close' }));
    expect(await heard(socket)).toMatch(path === info ? /^HTTP\/1.1 [24]/ : /^HTTP\/1.1 400/);
  }
  expect(app.lines.filter((one) => one.includes('Invalid URL'))).toEqual([]);
});
