import { CompanyStatus, MemberState } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, member } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const flags = async (token: string) => (await app.call('GET', '/company/company/config/get', { token })).code;
const memberIs = (state: MemberState) =>
  asSystem(app.database.db, (tx) =>
    tx
      .update(member)
      .set({ state })
      .where(and(eq(member.userId, 1), eq(member.companyId, 1001))),
  );
const companyIs = (status: CompanyStatus) =>
  asSystem(app.database.db, (tx) => tx.update(company).set({ status }).where(eq(company.companyId, 1001)));

const ends: [string, (token: string) => Promise<unknown>][] = [
  ['log-out', (token) => app.call('POST', '/user/pc/loginOut', { token, form: { type: 5 } })],
  ['the end of the membership', () => memberIs(MemberState.Disabled)],
  ['the suspension of the company', () => companyIs(CompanyStatus.Suspended)],
];

test.each(ends)('%s ends a session for the very next call', async (_what, end) => {
  const token = await app.signIn('13800000001');
  expect([await flags(token), await flags(token)]).toEqual([200, 200]);
  await end(token);
  expect(await flags(token)).toBe(202);
  await memberIs(MemberState.Active);
  await companyIs(CompanyStatus.Active);
});
