import { Relation, TargetKind } from '@stoa/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { companyInfo } from '../contract/company.ts';
import { loginPage } from '../contract/config.ts';
import { courseDetail, courseEnrol, courseList } from '../contract/course.ts';
import { homeBanner, homeFunctions } from '../contract/home.ts';
import { relationSet } from '../contract/interact.ts';
import { handOffLogin, login, sendLoginCode, userInfo } from '../contract/login.ts';
import { markRead } from '../contract/notification.ts';
import { studyHeartbeat } from '../contract/study.ts';
import { app3Login, suiteId } from '../contract/workplace.ts';
import { failure, harness, json, loginResult, noAnswer, ok } from '../test/fakes.ts';

const headersOf = (init: RequestInit | undefined) => Object.fromEntries(new Headers(init?.headers));

describe('what goes over the wire (E-07)', () => {
  it('sends a GET with its parameters and the token in the query, and the device header', async () => {
    const { client, sent } = harness(() => ok({ list: [], total: 0, pageNo: 1, pageSize: 20, pages: 0 }));
    await client.call(courseList, { kind: 'all', keyword: '沟通 & more', categoryId: undefined, pageNo: 2 });
    const url = new URL(sent[0]?.url ?? '', 'http://sunrise.localhost');
    expect(url.pathname).toBe('/api/course/pc/list');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      kind: 'all',
      keyword: '沟通 & more',
      pageNo: '2',
      access_token: loginResult.access_token,
    });
    expect(sent[0]?.init.method).toBe('GET');
    expect(sent[0]?.init.body).toBeUndefined();
    expect(headersOf(sent[0]?.init)).toEqual({ devicemodel: 'PC', 'accept-language': 'zh-CN' });
  });

  it('sends forms, JSON and bodiless POSTs as the specification names them', async () => {
    const { client, sent } = harness(() => json({ code: 500 }));
    const form = {
      loginKind: 1,
      account: 'lin@x.cn',
      password: 'a b&c=1',
      domainName: '',
      deviceType: 5,
    } as const;
    await failure(client.call(login, form));
    await failure(client.call(courseEnrol, { courseId: 101 }));
    await failure(client.call(homeBanner));
    const [asForm, asJson, bare] = sent;
    expect(headersOf(asForm?.init)['content-type']).toBe('application/x-www-form-urlencoded');
    expect(asForm?.init.body).toBe(
      'loginKind=1&account=lin%40x.cn&password=a+b%26c%3D1&domainName=&deviceType=5',
    );
    expect(headersOf(asJson?.init)['content-type']).toBe('application/json; charset=utf-8');
    expect(asJson?.init.body).toBe('{"courseId":101}');
    expect(asJson?.url).toBe(`/api/course/pc/enrol?access_token=${loginResult.access_token}`);
    expect(bare?.init.body).toBeUndefined();
    expect(bare?.init.method).toBe('POST');
  });

  it('puts the parameters that the specification lists in the query there, also on a POST', async () => {
    const { client, sent } = harness(() => ok({ unreadNum: 0 }));
    await client.call(markRead, { notificationId: 7 });
    expect(sent[0]?.url).toBe(
      `/api/user/notification/mark?notificationId=7&access_token=${loginResult.access_token}`,
    );
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('writes the segments of the workplace apps into their paths', async () => {
    const { client, sent } = harness(() => ok({ suiteId: 's' }));
    await client.call(suiteId);
    expect(sent[0]?.url).toBe('/api/isv/app-1/getSuiteId?access_token=token-of-lin');
    const chosen = harness(() => ok(loginResult), { providerSegments: { app3: 'share' }, signedIn: false });
    await chosen.client.call(app3Login, { code: 'c' });
    expect(chosen.sent[0]?.url).toBe('/api/isv/share/pc/login?code=c');
  });

  it('passes a hand-off on in the query as it came, beside a form', async () => {
    const { client, sent } = harness(() => ok(loginResult), { signedIn: false });
    await client.call(handOffLogin, {
      domainName: 'sunrise',
      deviceType: 5,
      sourceType: 0,
      query: 'token=t+1%2f&a=1&a=2&sign=a/b=',
    });
    expect(sent[0]?.url).toBe('/api/user/pc/loginTp?token=t+1%2f&a=1&a=2&sign=a/b=');
    expect(sent[0]?.init.body).toBe('domainName=sunrise&deviceType=5&sourceType=0');
  });

  it('sends the signature of a login code as a header and nowhere else', async () => {
    const { client, sent } = harness(() => ok({ waitSeconds: 60 }), { signedIn: false });
    const token = 'a'.repeat(64);
    await client.call(sendLoginCode, { countryCode: '86', phone: '13800000001', scene: 1, token });
    expect(sent[0]?.url).toBe('/api/user/pc/loginCodeV2');
    expect(sent[0]?.init.body).toBe('countryCode=86&phone=13800000001&scene=1');
    expect(new Headers(sent[0]?.init.headers).get('token')).toBe(token);
  });

  it('sends no token without a session', async () => {
    const { client, sent } = harness(() => ok({}), { signedIn: false });
    await client.call(loginPage, { domainName: 'sunrise' });
    expect(sent[0]?.url).toBe('/api/company/domainName/pc/login/page?domainName=sunrise');
  });

  it('keeps the token out of everything but calls to the host', async () => {
    const { client, sent, reports, dialog } = harness(() => json({ code: 3001, msg: 'no' }), {
      host: 'https://api.example.com/v1/',
    });
    const error = await failure(client.call(courseDetail, { courseId: 1 }));
    await failure(client.call(userInfo, { from: 'pc' }));
    expect(sent.map(({ url }) => url.startsWith('https://api.example.com/v1/'))).toEqual([true, true]);
    const seen = JSON.stringify([reports, dialog.shown, Object.entries(error), error.message, error.stack]);
    expect(seen).not.toContain(loginResult.access_token);
    expect(reports).toContainEqual(
      expect.objectContaining({ type: 'call-failed', call: 'X13', kind: 'business', code: 3001 }),
    );
  });

  it('keeps the last beat alive while the page goes away, unless it is too big for that', async () => {
    const { client, sent } = harness(() => json({ code: 500 }));
    const beat = {
      sessionId: 's',
      seq: 1,
      event: 'UNLOAD',
      itemId: 1,
      playerTag: 't',
      position: 1,
      rate: 1,
      activeSeconds: 1,
      clientTime: 1,
    } as const;
    await failure(client.call(studyHeartbeat, { ...beat, segments: [[0, 1]] }, { keepalive: true }));
    const many = Array.from({ length: 20_000 }, (): [number, number] => [0, 1]);
    await failure(client.call(studyHeartbeat, { ...beat, segments: many }, { keepalive: true }));
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
    expect(headersOf(sent[0]?.init)['devicemodel']).toBe('PC');
  });

  it('completes sending a mark although the page is left, but not a read', async () => {
    const { client, sent } = harness(() => json({ code: 500 }));
    const mark = { relation: Relation.Collect, targetKind: TargetKind.Course, targetId: 1, on: true };
    await failure(client.call(relationSet, mark));
    await failure(client.call(homeFunctions));
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
  });
});

describe('calls that the page has started', () => {
  const address = `GET /api/company/company/pc/companyInfo?loginType=3&deviceType=5&access_token=${loginResult.access_token}`;
  const company = { code: 200, data: { companyName: '晨曦零售', logo: '', fontSize: 2 } };
  const started = (at: number, locale = 'zh-CN') => ({
    [address]: { at, locale, answer: Promise.resolve({ status: 200, text: JSON.stringify(company) }) },
  });
  const call = { loginType: 3, deviceType: 5 } as const;
  afterEach(() => {
    globalThis.stoaBoot = undefined;
  });

  it('takes a fresh one over once, then asks the server', async () => {
    globalThis.stoaBoot = started(Date.now());
    const { client, sent } = harness(() => json(company));
    await expect(client.call(companyInfo, call)).resolves.toMatchObject({ companyName: '晨曦零售' });
    expect(sent).toEqual([]);
    await client.call(companyInfo, call);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['an old one', () => started(Date.now() - 10_001)],
    ['one in another language', () => started(Date.now(), 'en')],
  ])('asks the server instead of taking %s', async (_, boot) => {
    globalThis.stoaBoot = boot();
    const { client, sent } = harness(() => json(company));
    await client.call(companyInfo, call);
    expect(sent).toHaveLength(1);
  });

  it('gives the data of one whose answer is here to the first render, and still takes the call over', async () => {
    globalThis.stoaBoot = started(Date.now());
    const { client, sent } = harness(() => json(company));
    expect(client.early(companyInfo, call)).toBeUndefined();
    const [begun] = Object.values(globalThis.stoaBoot);
    if (begun) begun.settled = await begun.answer;
    expect(client.early(companyInfo, call)).toMatchObject({ companyName: '晨曦零售' });
    await client.call(companyInfo, call);
    expect(sent).toEqual([]);
    expect(client.early(companyInfo, call)).toBeUndefined();
  });

  it.each([
    ['an expired session', { status: 200, text: '{"code":202,"msg":"…"}' }],
    ['a refusal', { status: 200, text: '{"code":500,"msg":"…"}' }],
    ['another shape', { status: 200, text: '{"code":200,"data":"?"}' }],
  ])('gives the first render no data from %s', (_, settled) => {
    globalThis.stoaBoot = {
      [address]: { at: Date.now(), locale: 'zh-CN', answer: Promise.resolve(settled), settled },
    };
    const { client } = harness(() => json(company));
    expect(client.early(companyInfo, call)).toBeUndefined();
  });

  it('counts the 60 s of a started call from when the page sent it', async () => {
    vi.useFakeTimers();
    try {
      const sentAt = Date.now();
      await vi.advanceTimersByTimeAsync(9_000);
      globalThis.stoaBoot = {
        [address]: { at: sentAt, locale: 'zh-CN', answer: new Promise(() => undefined) },
      };
      const { client, sent } = harness(() => json(company));
      let ended: string | undefined;
      void failure(client.call(companyInfo, call)).then(({ kind }) => (ended = kind));
      await vi.advanceTimersByTimeAsync(50_900);
      expect(ended).toBeUndefined();
      await vi.advanceTimersByTimeAsync(200);
      expect(ended).toBe('timeout');
      expect(sent).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tries again itself when the started call has failed', async () => {
    const answer = Promise.reject(new TypeError('fetch failed'));
    answer.catch(() => undefined);
    globalThis.stoaBoot = { [address]: { at: Date.now(), locale: 'zh-CN', answer } };
    const { client } = harness(() => json(company));
    await expect(client.call(companyInfo, call)).resolves.toMatchObject({ companyName: '晨曦零售' });
  });
});

describe('the time of the server', () => {
  const date = 'Sat, 21 Nov 2026 08:00:00 GMT';

  it('is what the last answer said, whatever else it was', async () => {
    let now = 1_000;
    const answers = [new Response('<h1>Not found</h1>', { status: 404, headers: { Date: date } }), ok([])];
    const { client } = harness(() => answers.shift() ?? noAnswer(), { now: () => now });
    expect(client.serverDate()).toBeUndefined();
    await failure(client.call(homeBanner));
    expect(client.serverDate()).toEqual({ date, at: 1_000 });
    now = 2_000;
    // Another origin may hide its date; the client then keeps the date that it knows.
    await client.call(homeFunctions);
    expect(client.serverDate()).toEqual({ date, at: 1_000 });
  });

  it('comes with a call that the page has started', async () => {
    const { client } = harness(() => ok({}), { signedIn: false });
    const address = 'GET /api/company/domainName/pc/login/page?domainName=sunrise';
    const at = Date.now() - 300;
    const answer = Promise.resolve({ status: 200, text: '{"code":200,"data":{}}', date });
    globalThis.stoaBoot = { [address]: { at, locale: 'zh-CN', answer } };
    await client.call(loginPage, { domainName: 'sunrise' });
    expect(client.serverDate()).toEqual({ date, at });
  });
});
