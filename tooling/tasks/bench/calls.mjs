import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, startServer } from '../run.mjs';
import { load, wire } from './load.mjs';
import { medians } from './measure.mjs';
import { line, mib, rate, share } from './report.mjs';

const dataDir = path.join(root, 'node_modules/.cache/stoa-bench/calls');
const ports = { ours: 4691, plain: 4692, oursProbe: 4693, plainProbe: 4694 };
const probe = pathToFileURL(path.join(root, 'apps/server/bench/probe.mjs')).href;
const windowMs = 1000;

const stop = (child) => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')));

const observed = (port) => ({
  NODE_OPTIONS: `--import=${probe}`,
  BENCH_PROBE_PORT: String(port),
});

async function asked(port, what = '') {
  const answer = await fetch(`http://127.0.0.1:${port}/${what}`);
  return answer.json();
}

/** Sends a request once before measuring; throws when the answer is not the expected one. */
async function envelopeOf({ request: { path: address, ...init }, code }) {
  const answer = await fetch(`http://127.0.0.1:${ports.ours}${address}`, init);
  const envelope = await answer.json();
  if (answer.status !== 200 || envelope.code !== code) {
    throw new Error(`${address.split('?')[0]} answered ${answer.status} with code ${envelope.code}.`);
  }
  return envelope;
}

const device = { DeviceModel: 'PC' };

const loginOf = ({ account, password }) => ({
  request: {
    method: 'POST',
    path: '/api/user/pc/login',
    headers: { ...device, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      loginKind: '1',
      domainName: 'sunrise',
      deviceType: '5',
      account,
      password,
    }).toString(),
  },
  code: 200,
});

/** The calls to compare; `plain` is the address of the bare server. */
function callsOf({ token, notificationId, person }) {
  const get = (address, code = 200) => ({ request: { path: `/api${address}`, headers: device }, code });
  const session = `access_token=${token}`;
  return [
    {
      name: 'read of somebody signed in, without a query',
      ...get(`/course/pc/chapters?courseId=none&${session}`, 1001),
      plain: 'read',
      least: 0.6,
    },
    {
      name: 'read of somebody signed in, with one query',
      ...get(`/company/company/config/get?${session}`),
      plain: 'read',
    },
    {
      name: 'write of somebody signed in',
      request: {
        method: 'POST',
        path: `/api/user/notification/mark?notificationId=${notificationId}&${session}`,
        headers: device,
      },
      code: 200,
      plain: 'write',
    },
    // There are only a few connections, because more logins at the same time would be refused as guessing.
    { name: 'login; plain derives the same key', ...loginOf(person), plain: 'login', connections: 4 },
  ];
}

/**
 * Calls per second in one time window: as the client counts them, and per second that the main thread worked
 * without the database.
 */
async function windowOf(port, probePort, request, connections) {
  const bytes = [wire(request)];
  await load(port, bytes, { milliseconds: windowMs / 4, connections });
  const before = await asked(probePort);
  const from = performance.now();
  const count = await load(port, bytes, { milliseconds: windowMs, connections });
  const took = performance.now() - from;
  const after = await asked(probePort);
  const part = (after.database - before.database) / (after.active - before.active);
  return {
    perSecond: (count * 1000) / took,
    share: part,
    own: (count * 1_000_000) / ((after.thread - before.thread) * (1 - part)),
  };
}

async function measureCall({ name, request, code, plain, least, connections = 8 }, index, rounds) {
  const envelope = await envelopeOf({ request, code });
  await fetch(`http://127.0.0.1:${ports.plain}/answer/${index}`, {
    method: 'PUT',
    body: JSON.stringify(envelope),
  });
  const bare = { ...request, path: `/${plain}/${index}` };
  const runs = { ours: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    runs.plain.push(await windowOf(ports.plain, ports.plainProbe, bare, connections));
    runs.ours.push(await windowOf(ports.ours, ports.oursProbe, request, connections));
  }
  const ours = medians(runs.ours);
  const other = medians(runs.plain);
  const bound = least === undefined ? {} : { limit: least, by: 'ratio', least: true };
  return [
    line(name, ours.perSecond, { unit: rate, plain: other.perSecond, ...bound }),
    line("  the database's share of it", ours.share, { unit: share }),
    ...(plain === 'login'
      ? []
      : [line('  a second of our thread without it', ours.own, { unit: rate, plain: other.own })]),
  ];
}

const middleOf = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/**
 * Whether the time of a refusal reveals who has an account: compares people of the demo with names that
 * nobody has.
 */
async function measureGuessing() {
  const took = { nobody: [], somebody: [] };
  for (let no = 1; no <= 20; no += 1) {
    const tail = String(no).padStart(4, '0');
    for (const [who, account] of [
      ['somebody', `1391001${tail}`],
      ['nobody', `1380099${tail}`],
    ]) {
      const attempt = { ...loginOf({ account, password: 'Wrong@2026' }), code: 2001 };
      const from = performance.now();
      await envelopeOf(attempt);
      took[who].push(performance.now() - from);
    }
  }
  return line('a wrong password for nobody; plain: for somebody', middleOf(took.nobody), {
    plain: middleOf(took.somebody),
    limit: 50,
    by: 'extra',
  });
}

/** Memory of the server at the end, compared with that after the first third, when everything is warmed up. */
async function measureMemory(calls, minutes) {
  const requests = calls.flatMap(({ plain, request }) =>
    plain === 'login' ? [] : Array.from({ length: plain === 'read' ? 4 : 1 }, () => wire(request)),
  );
  const signingIn = calls.filter(({ plain }) => plain === 'login').map(({ request }) => wire(request));
  const all = minutes * 60_000;
  const both = (milliseconds) =>
    Promise.all([
      load(ports.ours, requests, { milliseconds }),
      load(ports.ours, signingIn, { milliseconds, connections: 1 }),
    ]);
  await both(all / 3);
  const before = await asked(ports.oursProbe, 'memory');
  await both((all * 2) / 3);
  const after = await asked(ports.oursProbe, 'memory');
  const beside = (kind) => ({ unit: mib, plain: before[kind], limit: 1.1, by: 'ratio' });
  return [
    line(`memory after ${minutes} min of load; plain: after a third of it`, after.rss, beside('rss')),
    line('  of it JavaScript', after.heapUsed, beside('heapUsed')),
  ];
}

/** Requests per second beside a bare handler of the same framework, and whether memory stays flat. */
export async function measureCalls(rounds, minutes) {
  await rm(dataDir, { recursive: true, force: true });
  const { child, ready } = await startServer({
    env: {
      ...observed(ports.oursProbe),
      PORT: String(ports.ours),
      DATA_DIR: dataDir,
      CALLS_PER_MINUTE: '0',
    },
  });
  const bare = await startServer({
    script: 'bench/bare.mjs',
    env: { ...observed(ports.plainProbe), PORT: String(ports.plain) },
  });
  try {
    const [reader, person] = ready.companies.find(({ url }) => url.includes('//sunrise.')).accounts;
    const { data } = await envelopeOf(loginOf(reader));
    const token = data.access_token;
    const list = await envelopeOf({
      request: {
        path: `/api/user/notification/new/list?pageNo=1&pageSize=1&access_token=${token}`,
        headers: device,
      },
      code: 200,
    });
    const { notificationId } = list.data.list[0];
    const calls = callsOf({ token, notificationId, person });
    const lines = [await measureGuessing()];
    for (const [index, call] of calls.entries()) lines.push(...(await measureCall(call, index, rounds)));
    return [...lines, ...(await measureMemory(calls, minutes))];
  } finally {
    await Promise.all([stop(child), stop(bare.child)]);
  }
}
