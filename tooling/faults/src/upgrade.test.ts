import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFaultProxy } from './index.ts';
import type { Fault, FaultProxy } from './index.ts';
import { listen } from './test/listen.ts';

/** A server that sends back everything it receives after the handshake. */
let got: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
const server = createServer();
server.on('upgrade', ({ url = '', headers }, socket, head: Buffer) => {
  got.push({ url, headers });
  socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
  if (head.length > 0) socket.write(head);
  socket.on('error', () => undefined).pipe(socket);
});
let proxy: FaultProxy;
let target = '';
beforeAll(async () => {
  target = await listen(server);
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(async () => {
  got = [];
  proxy = await createFaultProxy({ target, seed: 1 });
});
afterEach(() => proxy.close());

const put = (fault: Fault): void => proxy.set([{ when: { upgrade: true }, fault }]);

const open = async () => {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'GET /live?ticket=1 HTTP/1.1\r\nHost: sunrise.localhost\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n',
  );
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString()));
  return { socket, text: () => text, ended: new Promise((done) => socket.once('close', done)) };
};

test('an upgraded connection passes bytes both ways, its head untouched', async () => {
  const { socket, text } = await open();
  socket.write('hello');
  await expect.poll(text).toMatch(/^HTTP\/1\.1 101 [^]*hello$/);
  expect(got[0]).toMatchObject({ url: '/live?ticket=1', headers: { host: 'sunrise.localhost' } });
  socket.end();
  const entry = await proxy.until(({ upgrade }) => upgrade);
  expect(entry).toMatchObject({ status: 101, outcome: 'answered' });
});

test('an upgraded connection is refused, reset after so many bytes, frozen or delayed, as the rules say', async () => {
  put({ kind: 'status', status: 403 });
  const refused = await open();
  await refused.ended;
  expect(refused.text()).toMatch(/^HTTP\/1\.1 403 /);
  expect(got).toEqual([]);

  put({ kind: 'reset', of: 'reply', afterBytes: 80 });
  const reset = await open();
  reset.socket.write('z'.repeat(200));
  await reset.ended;
  expect(reset.text()).toHaveLength(80);

  put({ kind: 'freeze', of: 'reply', afterBytes: 80 });
  const frozen = await open();
  frozen.socket.write('z'.repeat(200));
  await proxy.until(({ outcome }) => outcome === 'frozen');
  await expect.poll(frozen.text).toHaveLength(80);
  frozen.socket.destroy();

  put({ kind: 'delay', ms: 100 });
  const late = await open();
  const from = performance.now();
  await expect.poll(late.text, { interval: 5 }).toContain('101');
  expect(performance.now() - from).toBeGreaterThanOrEqual(95);
  late.socket.destroy();
});
