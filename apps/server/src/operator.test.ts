import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areas } from './areas/index.ts';
import { jobsOf } from './jobs/jobs.ts';
import { runDueJobs } from './jobs/runner.ts';
import { createServer } from './server.ts';
import type { RunningServer } from './server.ts';
import { readSettings } from './settings.ts';
import { seededDatabase, startTestServer } from './test/server.ts';
import type { TestServer } from './test/server.ts';

const metricsToken = 'a-token-of-the-operator';
let app: TestServer;
beforeAll(async () => {
  app = await startTestServer({ METRICS_TOKEN: metricsToken, TENANT_HOSTS: '127.0.0.1' });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app.url}${path}`, { headers });
const read = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of response) text += String(part);
  return text;
};

describe('metrics', () => {
  const authorized = { authorization: `Bearer ${metricsToken}` };

  test('are for whoever has the token, and do not exist without one', async () => {
    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/metrics', { authorization: 'Bearer another-token-of-16' })).status).toBe(401);
    expect((await get('/metrics', authorized)).status).toBe(200);
    const open = await startTestServer();
    const answer = await fetch(`${open.url}/metrics`, { headers: { authorization: 'Bearer ' } });
    expect(answer.status).toBe(404);
    await open.close();
  });

  test('count requests, answers and jobs, and reveal nothing about anybody', async () => {
    const token = await app.signIn('13800000001');
    await app.call('GET', '/user/user/pc/info', { query: { from: 'pc' } });
    await app.call('GET', '/course/pc/detail', { query: { courseId: 301 }, token });
    const { db } = app.server.services;
    await runDueJobs({ db, clock: () => app.now(), writeLine: () => undefined, jobs: jobsOf(areas) });
    app.advance(90);
    const text = await (await get('/metrics', authorized)).text();
    expect(text).toMatch(/^stoa_requests_total\{kind="api",status="401"\} 1$/m);
    expect(text).toMatch(/^stoa_answers_total\{code="1004"\} 1$/m);
    expect(text).toMatch(/^stoa_request_seconds_count\{kind="api"\} 3$/m);
    expect(text).toMatch(/^stoa_request_seconds_bucket\{kind="api",le="\+Inf"\} 3$/m);
    expect(text).toMatch(/^stoa_job_age_seconds\{name="housekeeping"\} 90$/m);
    expect(text).toMatch(/^stoa_memory_bytes \d+$/m);
    // A figure may contain any digits by chance, such as those of a company's id, so figures are ignored.
    const told = text.replaceAll(/ [\d.e+-]+$/gm, '');
    for (const secret of [token, metricsToken, '13800000001', '1001', 'course', 'sunrise', '127.0.0.1']) {
      expect(told).not.toContain(secret);
    }
  });
});

test('health is reported to every host, and nothing more than that', async () => {
  const answer = await get('/healthz', { host: 'somewhere.else' });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});

test('every answer carries the security headers, whatever it is', async () => {
  const failing = await startTestServer();
  const answers: [string, Response][] = [];
  for (const path of [
    '/',
    '/login',
    '/no/such/page',
    '/assets/a-1234.js',
    '/assets/none.js',
    '/media/x/none.svg',
    '/api/no/such/call',
    '/api/user/user/pc/info?from=pc',
    '/healthz',
    '/metrics',
    '/demo-idp/none',
    '/%00',
  ]) {
    answers.push([path, await get(path)]);
  }
  await failing.database.close();
  answers.push(['a broken database', await fetch(`${failing.url}/healthz`)]);
  await failing.close().catch(() => undefined);
  for (const [path, { headers }] of answers) {
    const sent = {
      path,
      csp: headers.get('content-security-policy')?.includes('frame-ancestors'),
      sniff: headers.get('x-content-type-options'),
      referrer: headers.get('referrer-policy'),
      hsts: Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= 31_536_000,
      opener: headers.get('cross-origin-opener-policy'),
      resource: headers.get('cross-origin-resource-policy'),
      permissions: headers.get('permissions-policy')?.includes('camera=()'),
      poweredBy: headers.get('x-powered-by'),
    };
    expect(sent).toEqual({
      path,
      csp: true,
      sniff: 'nosniff',
      referrer: 'no-referrer',
      hsts: true,
      opener: 'same-origin-allow-popups',
      resource: 'same-origin',
      permissions: true,
      poweredBy: null,
    });
  }
});

test('a foreign host is turned away', async () => {
  const asked = httpRequest(`${app.url}/login`, { headers: { host: 'evil.example' } }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  expect(answer?.statusCode).toBe(421);
  answer?.resume();
});

const body = 'type=5';
/** A request whose headers have arrived, but whose body has not. */
const half = async (server: RunningServer, agent: Agent): Promise<ClientRequest> => {
  const asked = httpRequest(`${server.url}/api/user/pc/loginOut`, {
    agent,
    method: 'POST',
    headers: {
      DeviceModel: 'PC',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const arrived = once(asked, 'continue');
  asked.flushHeaders();
  await arrived;
  return asked;
};
const start = async (drainMs: number): Promise<RunningServer> =>
  createServer({
    settings: readSettings({ PORT: '0' }),
    database: await seededDatabase(),
    drainMs,
    jobs: true,
  });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('a stop', () => {
  test('lets running requests finish, refuses new ones, and ends', async () => {
    const server = await start(10_000);
    const agent = new Agent({ keepAlive: true });
    const asked = await half(server, agent);
    let ended = false;
    const closing = server.close().then(() => (ended = true));
    await pause(100);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
    expect(ended).toBe(false);
    asked.end(body);
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    if (answer === undefined) throw new Error('There was no answer.');
    expect(JSON.parse(await read(answer))).toMatchObject({ code: 200 });
    await closing;
    agent.destroy();
  });

  test('cuts off what does not finish in time', async () => {
    const server = await start(300);
    const agent = new Agent({ keepAlive: true });
    const asked = await half(server, agent);
    const cut = once(asked, 'error');
    await server.close();
    expect(String((await cut)[0])).toMatch(/socket hang up|ECONNRESET/);
    agent.destroy();
  });
});
