import { noteSave } from '@stoa/api/contract/interact';
import { studyHeartbeat } from '@stoa/api/contract/study';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { seedDatabase } from '../seed/index.ts';
import { seedDate, seedTime } from '../test/fixed.ts';
import { startPostgres } from '../test/postgres.ts';
import { startTestServer } from '../test/server.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

/** A way to a PostgreSQL that can be cut and opened again. */
async function wayTo(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let port = 0;
  let way: Server | undefined;
  const open = async () => {
    way = createServer((socket) => {
      const there = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [socket, there],
        [there, socket],
      ] as const) {
        sockets.add(from);
        from.on('error', () => to.destroy());
        from.pipe(to);
      }
    });
    await new Promise<void>((done) => void way?.listen(port, '127.0.0.1', done));
    const address = way.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  };
  await open();
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    open,
    cut: () => {
      way?.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('while PostgreSQL does not answer, people are told that nothing was stored, and afterwards it is', async () => {
  const postgres = await startPostgres();
  const first = await openDatabase({ databaseUrl: postgres.url });
  await migrate(first.db, seedTime);
  await seedDatabase(first.db, { seedDate });
  await first.close();
  const way = await wayTo(postgres.url);
  const app = await startTestServer({}, await openDatabase({ databaseUrl: way.url }));
  const token = await app.signIn('13800000001');
  const json = { courseId: 201, content: '记下来', isPublic: false, idemKey: crypto.randomUUID() };
  const save = () => app.call('POST', noteSave.path, { token, json });

  way.cut();
  for (const { status, code, msg } of [await save(), await save()]) {
    expect([status, code]).toEqual([507, 1015]);
    expect(msg).toContain('没有保存');
  }
  expect(await app.call('POST', studyHeartbeat.path, { token, json: {} })).toMatchObject({
    status: 507,
    msg: '',
  });
  const told = app.lines.filter((line) => line.startsWith(`${noteSave.path} failed`));
  expect(told).toHaveLength(2);
  expect(told.join('')).toMatch(/the storage could not go on \(/);
  expect(told.join('')).not.toContain('\n');

  await way.open();
  await vi.waitFor(async () => expect((await save()).code).toBe(200), { timeout: 30_000, interval: 500 });
  await app.close();
  way.cut();
  await postgres.stop();
}, 90_000);
