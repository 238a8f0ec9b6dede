import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { inScope } from '../db/scope.ts';
import { seedTime } from '../test/fixed.ts';
import { allCalls, probeOf } from '../test/probe.ts';
import { seededDatabase, startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { intentionOf, once } from './idempotency.ts';

let opened: OpenDatabase;
let app: TestServer;
beforeAll(async () => {
  opened = await seededDatabase();
  app = await startTestServer({}, opened);
});
afterAll(() => app.close());

let runs = 0;
const ask = (body: unknown, idemKey = 'a', now = seedTime, userId = 1) =>
  inScope(opened.db, { companyId: 1001, userId }, (tx) =>
    once(tx, { actor: `${userId}@1001`, path: '/x', idemKey, body }, now, async () => {
      runs += 1;
      return { run: runs };
    }),
  );

test('an intention that is sent again gets the first answer, and its effect happens once', async () => {
  expect(await ask({ a: 1, b: { c: 2, d: 3 } })).toEqual({ run: 1 });
  expect(await ask({ b: { d: 3, c: 2 }, a: 1 })).toEqual({ run: 1 });
  expect(runs).toBe(1);
});

test('the same key with another content is refused, and another key or another person is another intention', async () => {
  await expect(ask({ a: 2 })).rejects.toMatchObject({ code: 1007 });
  expect(await ask({ a: 2 }, 'b')).toEqual({ run: 2 });
  expect(await ask({ a: 2 }, 'a', seedTime, 2)).toEqual({ run: 3 });
});

test('a failed intention may be tried again', async () => {
  const failing = inScope(opened.db, { companyId: 1001, userId: 1 }, (tx) =>
    once(tx, { actor: '1@1001', path: '/x', idemKey: 'c', body: {} }, seedTime, () =>
      Promise.reject(new Error('no')),
    ),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await ask({}, 'c')).toEqual({ run: 4 });
});

test('after a day the key is free, and not before', async () => {
  expect(await ask({ a: 2 }, 'b', seedTime + 24 * 3_600_000)).toEqual({ run: 2 });
  expect(await ask({ z: 1 }, 'a', seedTime + 25 * 3_600_000)).toEqual({ run: 5 });
});

describe('over the calls of the contract', () => {
  const idemKey = '6c1f0a34-4c55-4f1e-8a8e-2d3f6b7c8d90';
  const sent = { taskId: 1, fileIds: [], draft: false };
  const keyed = allCalls.filter(({ idempotent, auth }) => idempotent === true && auth === 'session');

  test('each call that carries a key demands one, and has its effect once', async () => {
    const token = await app.signIn('13800000002');
    const probe = probeOf(app.server.services);
    expect(keyed.length).toBeGreaterThan(15);
    for (const { id, forgetsBody = false } of keyed) {
      app.advance(60);
      const before = probe.reached.length;
      expect(await probe.ask(id, { token, sent })).toMatchObject({ code: 1001, msg: '参数错误：idemKey' });
      expect((await probe.ask(id, { token, sent: { ...sent, idemKey: 'x' } })).code).toBe(1001);
      const first = await probe.ask(id, { token, sent: { ...sent, idemKey } });
      const again = await probe.ask(id, { token, sent: { ...sent, idemKey: idemKey.toUpperCase() } });
      expect([id, first.code, again.data]).toEqual([id, 200, first.data]);
      const other = await probe.ask(id, { token, sent: { ...sent, taskId: 2, idemKey } });
      // The body of an anonymous answer is not remembered, so another body with the same key cannot be
      // recognised.
      const code = forgetsBody ? 200 : 1007;
      expect([id, other.code, probe.reached.length - before]).toEqual([id, code, 1]);
    }
  });

  test('of many at once one is carried out, and all get its answer', async () => {
    const token = await app.signIn('13800000003');
    const probe = probeOf(app.server.services);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => probe.ask('X67', { token, sent: { ...sent, idemKey } })),
    );
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ no: 1 })));
    expect(probe.reached).toHaveLength(1);
  });

  test('a call without a key is carried out each time', async () => {
    const token = await app.signIn('13800000003');
    const probe = probeOf(app.server.services);
    await probe.ask('X15', { token, sent: { courseId: 1, idemKey } });
    await probe.ask('X15', { token, sent: { courseId: 1, idemKey } });
    expect(probe.reached).toHaveLength(2);
  });

  test('the key is not part of what is compared', () => {
    expect(intentionOf('1@2', '/x', { idemKey, a: 1 }).body).toEqual({ a: 1 });
  });
});
