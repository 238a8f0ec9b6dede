import { sessionEnd, sessionList } from '@stoa/api/contract/profile';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../../test/fixed.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1';

async function signIn(userAgent: string, account = '13800000002'): Promise<string> {
  const form = { loginKind: 1, domainName: 'sunrise', deviceType: 5, account, password };
  const { data } = await app.call('POST', '/user/pc/login', { form, headers: { 'user-agent': userAgent } });
  return String(data['access_token']);
}
const list = (token: string) => app.call('GET', sessionList.path, { token });
const end = (token: string, json: Record<string, string> = {}) =>
  app.call('POST', sessionEnd.path, { token, json });
const idsOf = async (token: string) => parse(sessionList.data, (await list(token)).data).list;

test('a person sees their devices, the one in use marked, and nothing by which to sign in', async () => {
  const desk = await signIn(windows);
  app.advance(120);
  const pocket = await signIn(phone);
  const answer = await list(pocket);
  expect(brokenPromises(sessionList, answer)).toEqual([]);
  expect(answer.data['list']).toMatchObject([
    { browser: 'Safari', system: 'iOS', current: true, signInTime: app.now() },
    { browser: 'Chrome', system: 'Windows', current: false, signInTime: app.now() - 120_000 },
  ]);
  for (const token of [desk, pocket]) expect(JSON.stringify(answer)).not.toContain(token);
});

test('another device is signed out, the one in use is not', async () => {
  const [desk, pocket] = [await signIn(windows), await signIn(phone)];
  const [other] = (await idsOf(pocket)).filter(({ system }) => system === 'Windows');
  const [own] = (await idsOf(pocket)).filter(({ current }) => current);
  expect(await end(pocket, { sessionId: String(own?.sessionId) })).toMatchObject({ code: 1004 });
  const answer = await end(pocket, { sessionId: String(other?.sessionId) });
  expect(answer).toMatchObject({ code: 200, data: { ended: 1 } });
  expect(brokenPromises(sessionEnd, answer)).toEqual([]);
  expect((await list(desk)).code).toBe(202);
  expect((await list(pocket)).code).toBe(200);
});

test('all other devices are signed out at once', async () => {
  const [desk, pocket] = [await signIn(windows), await signIn(phone)];
  const before = (await idsOf(desk)).length;
  expect((await end(desk)).data).toEqual({ ended: before - 1 });
  expect((await list(pocket)).code).toBe(202);
  expect(await idsOf(desk)).toMatchObject([{ current: true, system: 'Windows' }]);
});

test('a device of somebody else is not found, and stays signed in', async () => {
  const [mine, theirs] = [await signIn(windows), await signIn(phone, '13800000003')];
  const [foreign] = await idsOf(theirs);
  expect(await end(mine, { sessionId: String(foreign?.sessionId) })).toMatchObject({ code: 1004 });
  expect((await list(theirs)).code).toBe(200);
});

test('a switch of company keeps the device and does not show it twice', async () => {
  const token = await signIn(windows, '13800000001');
  const form = { companyId: 1002 };
  const { data } = await app.call('POST', '/user/pc/switchCompany', { token, form });
  const seen = (await idsOf(String(data['access_token']))).filter(({ system }) => system === 'Windows');
  expect(seen).toMatchObject([{ browser: 'Chrome', current: true }]);
});
