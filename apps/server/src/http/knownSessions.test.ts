import { CompanyStatus, MemberState } from '@stoa/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { company, member, session } from '../db/schema/index.ts';
import { asSystem, enterOwner } from '../db/scope.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { hashOf, slidingMs, touchMs } from './sessionLife.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const known = (token: string | undefined, now = app.server.services.clock()) =>
  app.server.services.known?.find(token, now);
const flags = async (token: string) => (await app.call('GET', '/company/company/config/get', { token })).code;
const knownToken = async () => {
  const token = await app.signIn('13800000001');
  await flags(token);
  expect(known(token)).toMatchObject({ userId: 1, companyId: 1001 });
  return token;
};

test('a session that was checked a moment ago is known without a query, and no other session is', async () => {
  const token = await knownToken();
  expect(known(undefined)).toBeUndefined();
  expect(known(token.slice(1))).toBeUndefined();
  expect(known(`${token.slice(1)}A`)).toBeUndefined();
});

test('the time of last use is written again after a minute, and a session that nobody used ends', async () => {
  const token = await knownToken();
  const now = app.server.services.clock();
  expect(known(token, now + touchMs + 1000)).toBeUndefined();
  expect(known(token, now + slidingMs + 1000)).toBeUndefined();
});

const changes: [string, (tx: Database, tokenHash: string) => Promise<unknown>][] = [
  ['ended', (tx, hash) => tx.update(session).set({ revokedTime: 1 }).where(eq(session.tokenHash, hash))],
  ['deleted', (tx, hash) => tx.delete(session).where(eq(session.tokenHash, hash))],
  [
    'given to another company',
    (tx, hash) => tx.update(session).set({ companyId: 1002 }).where(eq(session.tokenHash, hash)),
  ],
  [
    "its member's no longer",
    (tx) => tx.update(member).set({ state: MemberState.Disabled }).where(eq(member.userId, 1)),
  ],
  [
    'of a company that is suspended',
    (tx) => tx.update(company).set({ status: CompanyStatus.Suspended }).where(eq(company.companyId, 1001)),
  ],
];
test.each(changes)('a session is unknown at once when it is %s', async (_what, change) => {
  const token = await knownToken();
  await asSystem(app.database.db, (tx) => change(tx, hashOf(token)));
  expect(known(token)).toBeUndefined();
  await asSystem(app.database.db, async (tx) => {
    await tx.update(member).set({ state: MemberState.Active }).where(eq(member.userId, 1));
    await tx.update(company).set({ status: CompanyStatus.Active }).where(eq(company.companyId, 1001));
  });
});

test('a change that is undone leaves a session known', async () => {
  const token = await knownToken();
  const undone = asSystem(app.database.db, async (tx) => {
    await tx
      .update(session)
      .set({ revokedTime: 1 })
      .where(eq(session.tokenHash, hashOf(token)));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(known(token)).toBeDefined();
});

const rename = (from: string, to: string) =>
  app.database.db.transaction(async (tx) => {
    await enterOwner(tx);
    await tx.execute(sql.raw(`alter table ${from} rename to ${to}`));
  });

test('a known session costs no query', async () => {
  const token = await knownToken();
  await rename('session', 'session_away');
  try {
    expect(await flags(token)).toBe(200);
  } finally {
    await rename('session_away', 'session');
  }
});
