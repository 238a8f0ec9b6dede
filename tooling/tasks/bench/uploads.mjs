import { rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, startServer } from '../run.mjs';
import { medians } from './measure.mjs';
import { line, ms } from './report.mjs';

const exactMib = (bytes) => `${(bytes / 1024 / 1024).toFixed(2)} MiB`;

const folder = path.join(root, 'node_modules/.cache/stoa-bench/uploads');
const ports = { ours: 4695, plain: 4696, oursProbe: 4697, plainProbe: 4698 };
const probe = pathToFileURL(path.join(root, 'apps/server/bench/probe.mjs')).href;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const stop = (child) => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')));

const observed = (port) => ({
  NODE_OPTIONS: `--import=${probe}`,
  BENCH_PROBE_PORT: String(port),
});

/** Memory in use after garbage collection. */
async function heapOf(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/memory`);
  return (await answer.json()).heapUsed;
}

/** Sends a body piece by piece, as fast as the connection accepts it. */
function send(port, address, method, headers, body) {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: address,
        method,
        agent,
        headers: { ...headers, 'content-length': body.length },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response));
      },
    );
    request.once('error', reject);
    const piece = 262_144;
    let at = 0;
    const more = () => {
      while (at < body.length) {
        const part = body.subarray(at, (at += piece));
        if (!request.write(part)) {
          request.once('drain', more);
          return;
        }
      }
      request.end();
    };
    more();
  });
}

async function call(address, query, form) {
  const url = `http://127.0.0.1:${ports.ours}/api${address}?${new URLSearchParams(query)}`;
  const answer = await fetch(url, {
    headers: { DeviceModel: 'PC' },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  const { code, data } = await answer.json();
  if (code !== 200) throw new Error(`${address} answered ${code}.`);
  return data;
}

/** A whole upload like a client's: credential, creation, part after part. */
async function overTus(access_token, ids, film) {
  const ticket = await call('/vcloud/vod/createUploadVideo', {
    access_token,
    ...ids,
    kind: 'video',
    fileName: 'film.mp4',
    fileSize: String(film.length),
  });
  const common = { 'tus-resumable': '1.0.0', 'upload-auth': ticket.uploadAuth, DeviceModel: 'PC' };
  const videoId = Buffer.from(String(ticket.videoId)).toString('base64');
  const created = await send(
    ports.ours,
    ticket.uploadAddress,
    'POST',
    { ...common, 'upload-length': film.length, 'upload-metadata': `videoId ${videoId}` },
    Buffer.alloc(0),
  );
  for (let offset = 0; offset < film.length;) {
    const part = film.subarray(offset, offset + ticket.chunkSize);
    const headers = {
      ...common,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    };
    const { statusCode } = await send(ports.ours, created.headers.location, 'PATCH', headers, part);
    if (statusCode !== 204) throw new Error(`A part was answered with ${statusCode}.`);
    offset += part.length;
  }
}

async function plainly(film) {
  const { statusCode } = await send(ports.plain, '/film.mp4', 'PUT', {}, film);
  if (statusCode !== 204) throw new Error(`The bare handler answered ${statusCode}.`);
}

async function timed(work) {
  const from = performance.now();
  await work();
  return { took: performance.now() - from };
}

/** Size of the largest heap during an upload. */
async function heapDuring(port, work) {
  const state = { done: false };
  const working = work().finally(() => (state.done = true));
  let most = 0;
  while (!state.done) most = Math.max(most, await heapOf(port));
  await working;
  return most;
}

/** Compares a film over tus with a plain PUT that is stored as safely, on the same machine and in turn. */
export async function measureUploads(_browser, rounds, { full }) {
  await rm(folder, { recursive: true, force: true });
  const film = Buffer.alloc(full ? 500_000_000 : 200_000_000, 'film');
  film.write('\0\0\0\x18ftypisom', 'latin1');
  const { child, ready } = await startServer({
    env: {
      ...observed(ports.oursProbe),
      PORT: String(ports.ours),
      DATA_DIR: path.join(folder, 'ours'),
      CALLS_PER_MINUTE: '0',
      UPLOAD_QUOTA_GB: '0',
      FFMPEG: '0',
    },
  });
  const bare = await startServer({
    script: 'bench/bareUpload.mjs',
    env: {
      ...observed(ports.plainProbe),
      PORT: String(ports.plain),
      BENCH_FOLDER: path.join(folder, 'plain'),
    },
  });
  try {
    const [{ account, password }] = ready.companies.find(({ url }) => url.includes('//sunrise.')).accounts;
    const form = { loginKind: '1', domainName: 'sunrise', deviceType: '5', account, password };
    const { access_token } = await call('/user/pc/login', {}, form);
    const { vod } = await call('/comp/pc/config', { access_token });
    const ids = { typeId: String(vod.videoTypeId), presetId: String(vod.videoPresetId) };
    const ours = () => overTus(access_token, ids, film);
    const plain = () => plainly(film);
    // Each upload is made once before measuring, to warm up compilers and disks.
    await ours();
    await plain();
    const runs = { ours: [], plain: [] };
    for (let round = 0; round < rounds; round += 1) {
      runs.plain.push(await timed(plain));
      runs.ours.push(await timed(ours));
    }
    const before = await heapOf(ports.oursProbe);
    const during = await heapDuring(ports.oursProbe, ours);
    const after = await heapOf(ports.oursProbe);
    const extra = { unit: exactMib, plain: before, limit: 1_048_576, by: 'extra' };
    return [
      line(`a film of ${film.length / 1e6} MB, safe on the disk`, medians(runs.ours).took, {
        unit: ms,
        plain: medians(runs.plain).took,
        limit: 1.1,
        by: 'ratio',
      }),
      line("the server's heap while it comes in; plain: before", during, extra),
      line("the server's heap afterwards; plain: before", after, extra),
    ];
  } finally {
    agent.destroy();
    await Promise.all([stop(child), stop(bare.child)]);
    await rm(folder, { recursive: true, force: true });
  }
}
