import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, startServer } from '../run.mjs';
import { line, share } from './report.mjs';

// Both sides use the same WebSocket library, so that its cost is the same for both.
const { WebSocket } = createRequire(path.join(root, 'apps/server/package.json'))('ws');

const dataDir = path.join(root, 'node_modules/.cache/stoa-bench/live');
const ports = { ours: 4685, plain: 4686 };
const origin = `http://127.0.0.1:${ports.ours}`;
const liveId = 2;
const everyMs = 100;
const speakers = 12;
const perSession = 10;
const sessionsOfPerson = 5;

const stop = (child) => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')));

async function call(address, token, body, type = 'application/json') {
  const answer = await fetch(`${origin}/api${address}${token === '' ? '' : `?access_token=${token}`}`, {
    method: 'POST',
    headers: { DeviceModel: 'PC', 'content-type': type },
    body,
  });
  const { code, data } = await answer.json();
  if (code !== 200) throw new Error(`${address} answered ${code}.`);
  return data;
}

/** Signs in as a generated person of the demo company. */
async function signIn(no) {
  const form = new URLSearchParams({
    loginKind: '1',
    domainName: 'sunrise',
    deviceType: '5',
    account: `1391001${String(no + 1).padStart(4, '0')}`,
    password: 'Learn@2026',
  });
  const data = await call('/user/pc/login', '', form.toString(), 'application/x-www-form-urlencoded');
  return data.access_token;
}

/** Opens a reader that reports each message, and waits until it would receive one. */
function reader(address, hello, onText) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { origin, perMessageDeflate: false });
    socket.once('error', reject);
    socket.on('message', (data) => {
      const at = performance.now();
      const said = JSON.parse(data.toString());
      for (const { text } of said.list) onText(text, at);
      resolve(socket);
    });
    socket.once('open', () => {
      if (hello === undefined) resolve(socket);
      else socket.send(hello);
    });
  });
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Sends ten messages a second, and measures how long each takes to reach all readers. */
async function measure(readers, seconds, open, say) {
  const sent = new Map();
  const took = [];
  const onText = (text, at) => {
    const from = sent.get(text);
    if (from !== undefined) took.push(at - from);
  };
  const sockets = [];
  for (let no = 0; no < readers; no += 1) sockets.push(await open(no, onText));
  const saying = [];
  for (let no = 0; no < (seconds * 1000) / everyMs; no += 1) {
    const text = `${no} ${randomUUID()}`;
    sent.set(text, performance.now());
    saying.push(say(no, text));
    await pause(everyMs);
  }
  await Promise.all(saying);
  const expected = readers * sent.size;
  for (let waits = 0; took.length < expected && waits < 100; waits += 1) await pause(100);
  for (const socket of sockets) socket.terminate();
  took.sort((one, other) => one - other);
  return { p95: quantile(took, 0.95), p99: quantile(took, 0.99), delivered: took.length / expected };
}

async function ours(readers, seconds) {
  const sessions = Math.ceil(readers / perSession);
  const people = Math.max(speakers, Math.ceil(sessions / sessionsOfPerson));
  const tokens = [];
  for (let no = 0; no < Math.max(sessions, people); no += 1) {
    tokens.push(await signIn(no % people));
  }
  const open = async (no, onText) => {
    const token = tokens[Math.floor(no / perSession)];
    const entry = await call(
      '/live/pc/room/enter',
      token,
      JSON.stringify({ liveId, playerTag: `bench-${no}` }),
    );
    const { ticket, url } = entry.wsTicket;
    return reader(`ws://127.0.0.1:${ports.ours}${url}`, JSON.stringify({ ticket }), onText);
  };
  const say = (no, text) =>
    call(
      '/live/pc/room/message',
      tokens[no % speakers],
      JSON.stringify({ idemKey: randomUUID(), liveId, kind: 1, text }),
    );
  return measure(readers, seconds, open, say);
}

async function plain(readers, seconds) {
  const address = `ws://127.0.0.1:${ports.plain}`;
  const speaker = await reader(address, undefined, () => {});
  const open = (_no, onText) => reader(address, undefined, onText);
  const say = async (_no, text) => speaker.send(JSON.stringify({ list: [{ text }] }));
  const measured = await measure(readers, seconds, open, say);
  speaker.terminate();
  return measured;
}

/**
 * Measures a message from its sending until everybody in a room has it: called, stored, notified to every
 * process, sent.
 */
export async function measureLive(_browser, _rounds, { full }) {
  const readers = full ? 1000 : 50;
  const seconds = full ? 60 : 10;
  await rm(dataDir, { recursive: true, force: true });
  const common = { DATA_DIR: dataDir, CALLS_PER_MINUTE: '0' };
  const server = await startServer({ env: { ...common, PORT: String(ports.ours) } });
  const bare = await startServer({ env: { PORT: String(ports.plain) }, script: 'bench/bareRoom.mjs' });
  try {
    const bareRoom = await plain(readers, seconds);
    const room = await ours(readers, seconds);
    const what = `ten messages a second to ${readers} readers`;
    return [
      line(`${what}, p95`, room.p95, { plain: bareRoom.p95, limit: 100 }),
      line(`${what}, p99`, room.p99, { plain: bareRoom.p99, limit: 250 }),
      line('delivered', room.delivered, { unit: share, plain: bareRoom.delivered, limit: 1, least: true }),
    ];
  } finally {
    await Promise.all([stop(server.child), stop(bare.child)]);
  }
}
