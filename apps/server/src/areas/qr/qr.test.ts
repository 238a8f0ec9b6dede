import { sessionEnd } from '@stoa/api/contract/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import type { Json, TestServer } from '../../test/server.ts';
import { whileDisabled } from '../../test/shutOut.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let app: TestServer;
/** Tokens of a person who is signed in on the telephone, and of a colleague. */
let phone = '';
let colleague = '';
beforeAll(async () => {
  app = await startTestServer();
  phone = await app.signIn('13800000001');
  colleague = await app.signIn('13800000002');
});
afterAll(() => app.close());

const get = async (domainName = 'sunrise') =>
  (
    await app.call('GET', '/user/login/qr/get', {
      query: { domainName, deviceType: 5 },
      headers: { 'user-agent': chrome },
    })
  ).data;
const poll = async (
  qr: Json,
  {
    qrId = String(qr['qrId']),
    pollToken = String(qr['pollToken']),
    idemKey,
  }: { qrId?: string; pollToken?: string; idemKey?: string } = {},
) => {
  const answer = await app.call('POST', '/user/login/qr', { json: { qrId, pollToken, idemKey } });
  // A background call never answers with a business code.
  expect(answer.code).toBe(200);
  return answer.data;
};
const scan = (qr: Json, token = phone) =>
  app.call('POST', '/user/login/qr/scan', { json: { qrId: String(qr['qrId']) }, token });
const confirm = (qr: Json, agree = true, token = phone) =>
  app.call('POST', '/user/login/qr/confirm', { json: { qrId: String(qr['qrId']), agree }, token });

const info = async (token: unknown) =>
  (await app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token: String(token) })).code;

const expired = { status: 3 };

describe('a QR login', () => {
  test('leads from the picture through the phone to a session, which is issued once', async () => {
    const qr = await get();
    expect(qr).toMatchObject({
      expireTime: app.now() + 120_000,
      pollIntervalMs: 2000,
      serverTime: app.now(),
      qrContent: `${app.url}/auth-login?qrId=${String(qr['qrId'])}`,
    });
    expect(String(qr['qrContent'])).not.toContain(String(qr['pollToken']));
    expect(await poll(qr)).toEqual({ status: 0 });
    expect((await scan(qr)).data).toEqual({
      status: 1,
      deviceText: '电脑浏览器（127.0.0.1）',
      browser: 'Windows 上的 Chrome',
      askedTime: app.now(),
      domainName: 'sunrise',
      companyName: '晨曦零售',
    });
    expect(await poll(qr)).toEqual({ status: 1, name: '林小满', avatar: '' });
    expect((await confirm(qr)).data).toEqual({ status: 2 });
    const { status, login } = await poll(qr);
    expect(status).toBe(2);
    expect(login).toMatchObject({ userId: 1, id: 11, companyId: 1001, sourceType: 0 });
    const token = String(login?.['access_token']);
    expect(token).not.toBe(phone);
    expect((await app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token })).code).toBe(200);
    expect(await poll(qr)).toEqual(expired);
    const told = await app.call('GET', '/user/notification/new/list', { token });
    expect(told.data['list']?.[0]).toMatchObject({ kind: 1, title: '新设备登录提醒', readFlg: false });
  });

  test('is handed to one of many polls that come at once', async () => {
    const qr = await get();
    await scan(qr);
    await confirm(qr);
    const answers = await Promise.all(Array.from({ length: 8 }, () => poll(qr)));
    expect(answers.filter((answer) => 'login' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => Number(answer['status']) === 3)).toHaveLength(7);
  });

  test('is handed to its browser again if the answer was lost, and to no other', async () => {
    const qr = await get();
    await scan(qr);
    await confirm(qr);
    const idemKey = crypto.randomUUID();
    const lost = await poll(qr, { idemKey });
    app.advance(100);
    const again = await poll(qr, { idemKey });
    const codes = await Promise.all([lost, again].map(({ login }) => info(login?.['access_token'])));
    expect(codes).toEqual([202, 200]);
    expect(await poll(qr)).toEqual(expired);
    expect(await poll(qr, { idemKey: crypto.randomUUID() })).toEqual(expired);
    app.advance(60);
    expect(await poll(qr, { idemKey })).toEqual(expired);
  });

  test('is not issued to somebody who has only seen the picture', async () => {
    const [qr, own] = [await get(), await get()];
    await scan(qr);
    await confirm(qr);
    expect(await poll(qr, { pollToken: String(own['pollToken']) })).toEqual(expired);
    expect(await poll(qr, { pollToken: 'guess' })).toEqual(expired);
    expect(await poll(own, { qrId: 'unknown' })).toEqual(expired);
    expect(Number((await poll(qr))['status'])).toBe(2);
  });

  test('from the platform leads into the company used last', async () => {
    const qr = await get('');
    await scan(qr);
    await confirm(qr);
    expect((await poll(qr))['login']).toMatchObject({ companyId: 1001 });
  });

  test('that is refused on the telephone stays refused', async () => {
    const qr = await get();
    await scan(qr);
    expect((await confirm(qr, false)).data).toEqual({ status: 4 });
    expect(await poll(qr)).toEqual({ status: 4 });
    expect((await confirm(qr)).code).toBe(1008);
    expect((await scan(qr)).code).toBe(1008);
  });
});

describe('the time limits of a QR login', () => {
  test('a picture lasts 120 s', async () => {
    const qr = await get();
    app.advance(119);
    expect(await poll(qr)).toEqual({ status: 0 });
    app.advance(1);
    expect(await poll(qr)).toEqual(expired);
    expect((await scan(qr)).code).toBe(1008);
  });

  test('after the scan there is one minute, which is given only once', async () => {
    const qr = await get();
    app.advance(100);
    await scan(qr);
    app.advance(59);
    expect((await scan(qr)).data).toMatchObject({ status: 1 });
    expect(Number((await poll(qr))['status'])).toBe(1);
    app.advance(1);
    expect(await poll(qr)).toEqual(expired);
    expect((await confirm(qr)).code).toBe(1008);
  });

  test('a login that no browser requests is gone after a minute', async () => {
    const qr = await get();
    await scan(qr);
    await confirm(qr);
    app.advance(60);
    expect(await poll(qr)).toEqual(expired);
  });
});

describe('who may use a QR login', () => {
  test('a second telephone cannot take over, and cannot answer for the first', async () => {
    const qr = await get();
    await scan(qr);
    expect((await scan(qr, colleague)).code).toBe(1008);
    expect((await confirm(qr, true, colleague)).code).toBe(1008);
    expect(Number((await poll(qr))['status'])).toBe(1);
  });

  test.each(['log-out', 'the end of all other sessions'])(
    'is over with the session that confirmed it: %s',
    async (what) => {
      const [thief, owner] = [await app.signIn('13800000003'), await app.signIn('13800000003')];
      const qr = await get();
      await scan(qr, thief);
      await confirm(qr, true, thief);
      if (what === 'log-out')
        await app.call('POST', '/user/pc/loginOut', { form: { type: 5 }, token: thief });
      else await app.call('POST', sessionEnd.path, { json: {}, token: owner });
      expect(await poll(qr, { idemKey: crypto.randomUUID() })).toEqual(expired);
      expect(await info(owner)).toBe(200);
    },
  );

  test('nothing is confirmed that was not scanned', async () => {
    expect((await confirm(await get())).code).toBe(1008);
  });

  test('of two telephones that scan at once, only one succeeds', async () => {
    const qr = await get();
    const answers = await Promise.all([scan(qr), scan(qr, colleague)]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 1008]);
  });

  test('a telephone of another company gets a message that says so', async () => {
    const stranger = await app.signIn('13800000004', 'deepblue');
    expect((await scan(await get(), stranger)).code).toBe(2005);
  });

  test('a telephone without a session is refused', async () => {
    const qr = await get();
    const answer = await app.call('POST', '/user/login/qr/scan', { json: { qrId: String(qr['qrId']) } });
    expect(answer.status).toBe(401);
  });

  test('can be polled no more often than a browser would, which delays nothing else', async () => {
    const [qr, other] = [await get(), await get()];
    for (let no = 0; no < 60; no += 1) await poll(qr);
    const asked = { qrId: String(qr['qrId']), pollToken: String(qr['pollToken']) };
    const answer = await app.call('POST', '/user/login/qr', { json: asked });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await poll(other)).toEqual({ status: 0 });
    app.advance(60);
    expect(await poll(qr)).toEqual({ status: 0 });
  });

  test('that is made up costs its address: polls and scans beyond a bound are refused', async () => {
    app.advance(120);
    const qr = await get();
    const guess = (no: number) =>
      app.call('POST', '/user/login/qr', { json: { qrId: `no-${no}`, pollToken: 'x' } });
    const statuses: number[] = [];
    for (let no = 0; no < 122; no += 1) statuses.push((await guess(no)).status);
    expect(statuses).toEqual([...Array<number>(120).fill(200), 503, 503]);
    expect(await poll(qr)).toEqual({ status: 0 });
    const codes: number[] = [];
    for (let no = 0; no < 62; no += 1) {
      const json = { qrId: `no-${no}` };
      codes.push((await app.call('POST', '/user/login/qr/scan', { json, token: phone })).code);
    }
    expect(codes).toEqual([...Array<number>(60).fill(1008), 1006, 1006]);
    expect((await scan(qr)).code).toBe(200);
    for (let no = 1; no < 20; no += 1) await scan(qr);
    expect((await scan(qr)).code).toBe(1006);
  });

  test('a page without this login gets no picture', async () => {
    const query = { domainName: 'qinghe', deviceType: 5 };
    expect((await app.call('GET', '/user/login/qr/get', { query })).code).toBe(2008);
  });

  test('a person who was disabled before the browser asked gets nothing', async () => {
    const qr = await get();
    await scan(qr, colleague);
    await confirm(qr, true, colleague);
    await whileDisabled(app, 21, async () => {
      expect(await poll(qr)).toEqual(expired);
    });
  });
});

const contentAt = async (env: Record<string, string>, host: string) => {
  const server = await startTestServer({ TRUST_PROXY: '1', ...env });
  const answer = await server.call('GET', '/user/login/qr/get', {
    query: { domainName: 'sunrise', deviceType: 5 },
    headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
  });
  await server.close();
  return String(answer.data['qrContent']).replace(/\?.*/, '');
};

describe('the address in the picture', () => {
  test('is the one at which the person is', async () => {
    expect(await contentAt({}, 'sunrise.learn.example')).toBe('https://sunrise.learn.example/auth-login');
  });

  test('never has another host if the installation knows its own', async () => {
    const env = { PUBLIC_ORIGIN: 'https://learn.example' };
    expect(await contentAt(env, 'sunrise.learn.example')).toBe('https://sunrise.learn.example/auth-login');
    expect(await contentAt(env, 'evil.example')).toBe('https://learn.example/auth-login');
    expect(await contentAt(env, 'evil-learn.example')).toBe('https://learn.example/auth-login');
  });
});
