import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createVideoUpload, refreshVideoUpload, videoInfo } from '@stoa/api/contract/upload';
import { videoCloudConfig } from '@stoa/api/contract/config';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../../test/fixed.ts';
import { TusClient, filmOf, randomOf, sha256 } from '../../test/uploads.ts';

const isFull = process.env['STOA_FULL'] === '1';
const cuts = isFull ? 25 : 5;
const size = isFull ? 104_857_600 : 12_582_912;
const root = resolve(import.meta.dirname, '../../..');

let folder = '';
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-kill-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const start = (port: string): Promise<{ child: ChildProcess; url: string }> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--conditions=@stoa/source', 'src/main.ts'], {
      cwd: root,
      env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: folder, SEED_DATE: '2026-03-10', FFMPEG: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const ready = /STOA_READY (.*)\n/.exec(said)?.[1];
      if (ready === undefined) return;
      const { url }: { url: string } = JSON.parse(ready);
      done({ child, url });
    });
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
  });

const kill = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });

async function get(url: string, path: string, query: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${url}/api${path}?${new URLSearchParams(query).toString()}`, {
    headers: { DeviceModel: 'PC' },
  });
  const { data }: { data: unknown } = await response.json();
  return data;
}

async function signIn(url: string): Promise<string> {
  const form = { loginKind: '1', domainName: 'sunrise', deviceType: '5', account: '13800000006', password };
  const response = await fetch(`${url}/api/user/pc/login`, {
    method: 'POST',
    headers: { DeviceModel: 'PC' },
    body: new URLSearchParams(form),
  });
  const { data }: { data: { access_token: string } } = await response.json();
  return data.access_token;
}

test(
  `a film of ${size / 1_048_576} MiB arrives complete after ${cuts} kills of the server, and no part is sent twice but the one that was interrupted (U-01)`,
  { timeout: isFull ? 1_800_000 : 420_000 },
  async () => {
    const film = filmOf(size, 3);
    const random = randomOf(42);
    let running = await start('0');
    const { port } = new URL(running.url);
    const access_token = await signIn(running.url);
    const config = v.parse(
      videoCloudConfig.data,
      await get(running.url, videoCloudConfig.path, { access_token }),
    );
    const ticket = v.parse(
      createVideoUpload.data,
      await get(running.url, createVideoUpload.path, {
        access_token,
        fileName: '长片.mp4',
        fileSize: String(size),
        kind: 'video',
        typeId: String(config['vod']?.videoTypeId),
        presetId: String(config['vod']?.videoPresetId),
      }),
    );
    const tus = new TusClient(running.url, ticket);
    expect((await tus.create(size)).status).toBe(201);

    const part = Math.min(ticket.chunkSize, Math.ceil(size / 6));
    const killsAt = Array.from({ length: cuts }, (_, no) => Math.floor(((no + random()) / cuts) * size));
    let acknowledged = 0;
    let sent = 0;
    let killed = 0;
    const lies: (readonly number[])[] = [];
    while (acknowledged < size) {
      const end = Math.min(acknowledged + part, size);
      const killAt = killsAt[killed];
      if (killAt !== undefined && killAt < end) {
        // The kill happens somewhere inside the part that the server is storing.
        const within = Math.max(1, killAt - acknowledged);
        const { answer } = await tus.begin(acknowledged, film.subarray(acknowledged, end), within);
        sent += within;
        await kill(running.child);
        await answer;
        killed += 1;
        running = await start(port);
        const offset = await tus.offset();
        // Everything that was acknowledged is kept, and nothing is stored that was not sent.
        if (offset < acknowledged || offset > acknowledged + within)
          lies.push([acknowledged, within, offset]);
        acknowledged = offset;
        continue;
      }
      const answer = await tus.patch(acknowledged, film.subarray(acknowledged, end));
      expect(answer.status).toBe(204);
      sent += end - acknowledged;
      acknowledged = Number(answer.headers.get('upload-offset'));
      expect(acknowledged).toBe(end);
    }
    expect(lies).toEqual([]);
    expect(killed).toBe(cuts);
    expect(sent - size).toBeLessThanOrEqual(cuts * part);

    const query = { access_token, videoId: String(ticket.videoId) };
    expect(v.parse(videoInfo.data, await get(running.url, videoInfo.path, query))).toMatchObject({
      state: 3,
    });
    expect(
      v.parse(refreshVideoUpload.data, await get(running.url, refreshVideoUpload.path, query)),
    ).toMatchObject({
      receivedSize: size,
    });
    const uploads = join(folder, 'uploads', '1001');
    const [name = '', ...others] = await readdir(uploads);
    expect(others).toEqual([]);
    expect(sha256(await readFile(join(uploads, name)))).toBe(sha256(film));
  },
);
