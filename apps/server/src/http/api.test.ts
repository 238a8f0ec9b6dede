import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';

let app: TestServer;
let token = '';
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000001');
});
afterAll(() => app.close());

const info = '/user/user/pc/info';
const from = { from: 'pc' };

describe('envelope', () => {
  test('success is 200, "ok" and data, never cached', async () => {
    const answer = await app.call('GET', info, { query: from, token });
    expect(answer).toMatchObject({ status: 200, code: 200, msg: 'ok' });
    expect(answer.data['realName']).toBe('林小满');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('the device header is required of every call', async () => {
    const answer = await app.call('POST', '/user/pc/loginOut', {
      form: { type: 5 },
      headers: { DeviceModel: 'Phone' },
    });
    expect(answer).toMatchObject({ status: 200, code: 1001, msg: '参数错误：DeviceModel', data: null });
  });

  test('a wrong parameter is named, in the language of the caller', async () => {
    const query = { kind: 'all', pageSize: 101 };
    const headers = { 'accept-language': 'de, en;q=0.8, zh;q=0.5' };
    expect(await app.call('GET', '/course/pc/list', { token, query, headers })).toMatchObject({
      code: 1001,
      msg: 'Parameter error: pageSize',
    });
    expect((await app.call('GET', '/course/pc/list', { token, query: { kind: 'no' } })).msg).toBe(
      '参数错误：kind',
    );
  });

  test('a parameter that comes twice is refused', async () => {
    const response = await fetch(
      `${app.url}/api/course/pc/detail?courseId=201&courseId=301&access_token=${token}`,
      {
        headers: { DeviceModel: 'PC' },
      },
    );
    expect(await response.json()).toMatchObject({ code: 1001, msg: '参数错误：courseId' });
  });

  test.each([
    ['an unknown path', 'GET', '/no/such/call', 404],
    ['the wrong method', 'GET', '/user/pc/login', 405],
  ] as const)('%s answers its HTTP status with an envelope', async (_name, method, path, status) => {
    const answer = await app.call(method, path);
    expect(answer).toMatchObject({ status, code: status, msg: '', data: null });
  });

  test('a body that is too large is 413, one that is no JSON is 1001', async () => {
    const large = await app.call('POST', '/course/pc/enrol', { token, json: { x: 'x'.repeat(1_100_000) } });
    expect(large.status).toBe(413);
    const response = await fetch(`${app.url}/api/course/pc/enrol?access_token=${token}`, {
      method: 'POST',
      headers: { DeviceModel: 'PC', 'content-type': 'application/json' },
      body: '{',
    });
    expect(await response.json()).toMatchObject({ code: 1001, msg: '参数错误：body' });
  });
});

describe('who may call', () => {
  const never = 'A'.repeat(43);

  test.each([
    ['no token', undefined],
    ['a token that was never issued', never],
    ['a token that is none', 'x'],
  ])('%s is HTTP 401 with an envelope', async (_name, sent) => {
    const answer = await app.call('GET', info, {
      query: from,
      ...(sent === undefined ? {} : { token: sent }),
    });
    expect(answer).toMatchObject({ status: 401, code: 401, msg: '请先登录', data: null });
  });

  test('two different tokens in one request are refused', async () => {
    const answer = await app.call('GET', info, {
      query: from,
      token,
      headers: { authorization: `Bearer ${never}` },
    });
    expect(answer.code).toBe(1001);
  });

  test('a signed-out token is 202, and signing out never fails', async () => {
    const mine = await app.signIn('13800000002');
    for (const sent of [mine, mine, never]) {
      expect(await app.call('POST', '/user/pc/loginOut', { form: { type: 5 }, token: sent })).toMatchObject({
        code: 200,
        data: { ok: true },
      });
    }
    expect(await app.call('GET', info, { query: from, token: mine })).toMatchObject({
      status: 200,
      code: 202,
      msg: '登录已失效，请重新登录',
    });
  });

  test('a log-out ends the token that a switch of company has replaced as well, and the other way round', async () => {
    const ask = async (sent: string) => (await app.call('GET', info, { query: from, token: sent })).code;
    const change = async (sent: string, companyId: number) => {
      const answer = await app.call('POST', '/user/pc/switchCompany', { form: { companyId }, token: sent });
      return String(answer.data['access_token']);
    };
    const other = await app.signIn('13800000001');
    for (const leaving of [0, 1, 2]) {
      const first = await app.signIn('13800000001');
      const second = await change(first, 1002);
      const third = await change(second, 1001);
      const tokens = [first, second, third];
      expect(await Promise.all(tokens.map(ask))).toEqual([200, 200, 200]);
      await app.call('POST', '/user/pc/loginOut', { form: { type: 5 }, token: String(tokens[leaving]) });
      expect(await Promise.all(tokens.map(ask))).toEqual([202, 202, 202]);
    }
    expect(await ask(other)).toBe(200);
  });

  test('the sixth session ends the oldest one', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      app.advance(1);
      tokens.push(await app.signIn('13800000003'));
    }
    expect(new Set(tokens).size).toBe(6);
    const codes = [];
    for (const one of tokens) codes.push((await app.call('GET', info, { query: from, token: one })).code);
    expect(codes).toEqual([202, 200, 200, 200, 200, 200]);
  });

  test('a session lives while it is used, 12 hours without use and 7 days at most', async () => {
    const used = await app.signIn('13800000006');
    const idle = await app.signIn('13800000006');
    const code = async (one: string) => (await app.call('GET', info, { query: from, token: one })).code;
    app.advance(11 * 3600);
    expect(await code(used)).toBe(200);
    app.advance(2 * 3600);
    expect(await code(idle)).toBe(202);
    for (let hours = 13; hours < 7 * 24 - 11; hours += 11) {
      expect(await code(used)).toBe(200);
      app.advance(11 * 3600);
    }
    app.advance(11 * 3600);
    expect(await code(used)).toBe(202);
  });
});

test('the log holds no token, no signature and no password', async () => {
  const mine = await app.signIn('13800000001');
  const answer = await app.call('GET', '/company/company/pc/companyInfo', {
    query: { loginType: 3, deviceType: 5 },
    token: mine,
  });
  await fetch(`${app.url}${String(answer.data['logo'])}x`);
  const log = app.lines.join('\n');
  expect(log).toContain('GET /api/company/company/pc/companyInfo 200');
  expect(log).toContain('/media/…/');
  for (const secret of [mine, 'Learn@2026', String(answer.data['logo']).split('/')[2] ?? 'none']) {
    expect(log).not.toContain(secret);
  }
});
