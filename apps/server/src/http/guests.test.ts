import { attemptResult } from '@stoa/api/contract/exam';
import { logout } from '@stoa/api/contract/login';
import { getTableName } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '../db/schema/index.ts';
import { asSystem, inScope } from '../db/scope.ts';
import { allCalls, probeOf } from '../test/probe.ts';
import { whileSuspended } from '../test/shutOut.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { openGuestSession } from './guests.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const guest = { guestId: 70, examId: 16, companyId: 1001 };
const enter = async (): Promise<string> => {
  const { token } = await asSystem(app.database.db, (tx) => openGuestSession(tx, guest, app.now()));
  return token;
};
const idemKey = '4a9a4c94-5be0-4f0c-8b37-0c6f8c2bd4f1';

test('a guest reaches the attempts of one exam and the log-out, and no other call that looks at the token', async () => {
  const token = await enter();
  const probe = probeOf(app.server.services);
  let attempts = 0;
  for (const { id, path, auth } of allCalls) {
    const { code, status } = await probe.ask(id, { token, sent: { idemKey } });
    const isAttempt = path.startsWith('/exam/pc/attempt/');
    if (isAttempt) attempts += 1;
    const through = isAttempt || path === logout.path || auth === 'none';
    expect([id, status, code]).toEqual([id, 200, through ? 200 : 1003]);
  }
  expect(attempts).toBe(9);
  const own = probe.reached.filter(({ session }) => session !== undefined);
  expect(own).toHaveLength(10);
  for (const { session } of own) {
    expect(session).toMatchObject({
      userId: 0,
      memberId: 0,
      companyId: 1001,
      guest: { guestId: 70, examId: 16 },
    });
  }
});

test('no row of any company or person is visible to a guest', async () => {
  const platformWide = new Set(['person', 'course_collection', 'banner_group', 'banner', 'advert']);
  const common = new Set(['category', 'industry', 'tag']);
  const tables = Object.values(schema).filter((value) => value instanceof PgTable);
  for (const table of tables) {
    const name = getTableName(table);
    if (common.has(name)) continue;
    const rows: Record<string, unknown>[] = await inScope(app.database.db, guest, (tx) =>
      tx.select().from(table),
    ).catch(() => []);
    const foreign = rows.filter(
      (row) =>
        !(platformWide.has(name) && row['companyId'] === 500) &&
        row['examId'] !== guest.examId &&
        row['actor'] !== `guest ${guest.guestId}`,
    );
    expect([name, foreign]).toEqual([name, []]);
  }
});

test('a guest token ends as others do: 202 without use for 12 hours', async () => {
  const token = await enter();
  const probe = probeOf(app.server.services);
  expect((await probe.ask('X35', { token })).code).toBe(200);
  app.advance(11 * 3600);
  expect((await probe.ask('X35', { token })).code).toBe(200);
  app.advance(11 * 3600);
  expect((await probe.ask('X35', { token })).code).toBe(200);
  app.advance(12 * 3600);
  expect((await probe.ask('X35', { token })).code).toBe(202);
});

test('a guest token ends with its log-out, and with the suspension of the company', async () => {
  const [token, other] = [await enter(), await enter()];
  const code = async (one: string) =>
    (await app.call('GET', attemptResult.path, { query: { attemptId: 1 }, token: one })).code;
  expect([await code(token), await code(other)]).toEqual([1004, 1004]);
  await app.call('POST', logout.path, { form: { type: 5 }, token });
  expect([await code(token), await code(other)]).toEqual([202, 1004]);
  await whileSuspended(app, guest.companyId, async () => {
    expect(await code(other)).toBe(202);
  });
});

test('a repeated intention of a guest is kept apart from those of others', async () => {
  const token = await enter();
  const probe = probeOf(app.server.services);
  const submit = () => probe.ask('X39', { token, sent: { attemptId: 1, idemKey } });
  const first = await submit();
  expect((await submit()).data).toEqual(first.data);
  const learner = await app.signIn('13800000001');
  const other = await probe.ask('X39', { token: learner, sent: { attemptId: 1, idemKey } });
  expect(other.data).not.toEqual(first.data);
});
