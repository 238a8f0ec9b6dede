import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { studyHeartbeat, studyStart } from '@stoa/api/contract/study';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { endChild, startChild } from './test/child.ts';
import type { Child } from './test/child.ts';
import { password } from './test/fixed.ts';
import { startPostgres } from './test/postgres.ts';

let folder = '';
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-process-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const start = (env: Readonly<Record<string, string>>): Promise<Child> =>
  startChild({ DATA_DIR: folder, ...env }, { onSpawn: (child) => children.push(child) });

async function call(url: string, path: string, body: Record<string, unknown>): Promise<{ data: unknown }> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { DeviceModel: 'PC', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

const signIn = async (url: string): Promise<string> => {
  const form = { loginKind: '1', domainName: 'sunrise', deviceType: '5', account: '13800000006', password };
  const response = await fetch(`${url}/api/user/pc/login`, {
    method: 'POST',
    headers: { DeviceModel: 'PC' },
    body: new URLSearchParams(form),
  });
  const { data }: { data: { access_token: string } } = await response.json();
  return data.access_token;
};

describe('a start that cannot go on says why in one sentence and exits with 1', () => {
  test('a bad setting', async () => {
    const { said, exitCode } = await start({ PORT: 'many' });
    expect({ said, exitCode }).toEqual({
      said: 'PORT must be a port number from 0 to 65535, but it is "many".\n',
      exitCode: 1,
    });
  });

  test('a busy port, before the data folder is touched', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { said, exitCode } = await start({ PORT: port });
    holder.close();
    expect({ said, exitCode }).toEqual({
      said: `PORT ${port} is in use on 127.0.0.1; stop what listens there or choose another PORT.\n`,
      exitCode: 1,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('a PostgreSQL that does not answer, without its password', async () => {
    const { said, exitCode } = await start({ DATABASE_URL: 'postgres://stoa:secret@127.0.0.1:1/stoa' });
    expect({ said, exitCode }).toEqual({
      said: 'DATABASE_URL cannot be opened (ECONNREFUSED): no PostgreSQL answers at 127.0.0.1:1.\n',
      exitCode: 1,
    });
  });

  test('an address that is not this machine', async () => {
    const { said, exitCode } = await start({ HOST: '192.0.2.1' });
    expect(exitCode).toBe(1);
    expect(said).toBe('HOST 192.0.2.1 is no address of this machine.\n');
  });
});

test(
  'a killed server has kept what it answered: token, progress, position',
  { timeout: 120_000 },
  async () => {
    let running = await start({});
    expect(running.said).toContain('Filling the database');
    const token = await signIn(running.url);
    const open = async () =>
      v.parse(
        studyStart.data,
        (
          await call(running.url, `${studyStart.path}?access_token=${token}`, {
            courseId: 202,
            playerTag: 'tab',
          })
        ).data,
      );
    for (let round = 0; round < 3; round += 1) {
      const [from, to] = [round * 1.5, round * 1.5 + 1.5];
      const { session, item, progress } = await open();
      expect(progress).toMatchObject({ lastPosition: from, watchedSeconds: from });
      const beat = await call(running.url, `${studyHeartbeat.path}?access_token=${token}`, {
        sessionId: session.sessionId,
        seq: 1,
        event: 'TICK',
        itemId: item.itemId,
        playerTag: 'tab',
        position: to,
        rate: 1,
        segments: [[from, to]],
        activeSeconds: 1,
        clientTime: Date.now(),
      });
      expect(v.parse(studyHeartbeat.data, beat.data).accepted).toBe(true);
      await endChild(running.process, 'SIGKILL');
      running = await start({});
      // A second start fills nothing in again, so it prints only that it is ready.
      expect(running.said.trim().split('\n')).toEqual([expect.stringMatching(/^STOA_READY /)]);
    }
    expect((await open()).progress).toMatchObject({ lastPosition: 4.5, covered: [[0, 4.5]] });

    const second = await start({});
    expect(second.exitCode).toBe(1);
    expect(second.said).toMatch(
      /^DATA_DIR .* is in use by process \d+; stop that process or choose another DATA_DIR\.\n$/,
    );

    expect(await endChild(running.process, 'SIGTERM')).toBe(0);
    expect((await readdir(folder)).filter((name) => name.includes('lock'))).toEqual([]);

    // A copy of the folder without one file does not count as empty, so nothing is filled in again.
    await rm(join(folder, 'pg/PG_VERSION'));
    const broken = await start({});
    expect({ said: broken.said, exitCode: broken.exitCode }).toEqual({
      said: `DATA_DIR ${folder} is not empty and holds no whole database: pg/PG_VERSION is missing. Nothing in it was changed. Put the whole back-up in its place, or choose another DATA_DIR; to begin again with the demo companies, delete the folder.\n`,
      exitCode: 1,
    });
  },
);

test(
  'of two servers that start first on one empty PostgreSQL one fills it, and both come up',
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const starting = ['one', 'other'].map((name) =>
      start({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, name) }),
    );
    const servers = await Promise.all(starting);
    expect(servers.filter(({ said }) => said.includes('Filling the database'))).toHaveLength(1);
    for (const { url, process: child } of servers) {
      expect(await signIn(url)).toMatch(/^[\w-]{43}$/);
      expect(await endChild(child, 'SIGTERM')).toBe(0);
    }
  },
);
