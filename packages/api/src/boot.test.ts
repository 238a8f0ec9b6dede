// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boot } from './boot.ts';
import { createClient } from './client/createClient.ts';
import { companyInfo } from './contract/company.ts';
import { globalConfig, loginPage } from './contract/config.ts';
import { courseFilters } from './contract/course.ts';
import { homeBanner } from './contract/home.ts';
import { userInfo } from './contract/login.ts';
import { studyStart } from './contract/study.ts';
import { createSessionStore } from './session/store.ts';
import { FakeDialog, json, loginResult } from './test/fakes.ts';

const settings = { host: '/api', domainName: 'sunrise' };
const date = 'Sat, 21 Nov 2026 08:00:00 GMT';
/** Time limits of the calls that were started, in ms. */
const ends: number[] = [];
const asked: { url: string; init: RequestInit | undefined }[] = [];

function openPage(path: string, block: unknown): void {
  history.replaceState(null, '', path);
  const text = typeof block === 'string' ? block : JSON.stringify(block);
  document.head.innerHTML =
    block === undefined ? '' : `<script type="application/json" id="stoa-settings">${text}</script>`;
}

const clientOfPage = () => {
  const session = createSessionStore({ events: new EventTarget() });
  return createClient({
    host: '/api',
    session,
    dialog: new FakeDialog(),
    locale: 'en',
    onSessionEnd: () => undefined,
    fetch: () => Promise.reject(new Error('The call should have been started by the page')),
  });
};

beforeEach(() => {
  asked.length = 0;
  ends.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    ends.push(ms);
    return new AbortController().signal;
  });
  localStorage.clear();
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    const response = json({ code: 200, data: {} });
    response.headers.set('Date', date);
    return Promise.resolve(response);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  globalThis.stoaBoot = undefined;
});

describe('the calls of the page', () => {
  it('starts the branding of the tenant without a session, and the client takes it over', async () => {
    openPage('/login', settings);
    boot();
    expect(asked.map(({ url }) => url)).toEqual(['/api/company/domainName/pc/login/page?domainName=sunrise']);
    expect(asked[0]?.init?.headers).toEqual({ DeviceModel: 'PC', 'Accept-Language': 'en' });
    expect(ends).toEqual([60_000]);
    const client = clientOfPage();
    await vi.waitFor(() => expect(client.early(loginPage, { domainName: 'sunrise' })).toBeDefined());
    await expect(client.call(loginPage, { domainName: 'sunrise' })).resolves.toMatchObject({
      loginTypes: [1, 2],
    });
    expect(globalThis.stoaBoot).toEqual({});
    expect(client.serverDate()?.date).toBe(date);
  });

  it('starts the calls of the session with its token, and those of the screen that the address leads to', async () => {
    localStorage.setItem('userInfo', JSON.stringify({ ...loginResult, access_token: 'a b+c/d' }));
    openPage('/home', settings);
    boot([{ call: 'POST /operational/pc/banner' }, { call: 'GET /course/pc/filters?kind=all' }]);
    expect(asked).toHaveLength(5);
    const client = clientOfPage();
    const answers = await Promise.allSettled([
      client.call(userInfo, { from: 'pc' }),
      client.call(globalConfig),
      client.call(companyInfo, { loginType: 3, deviceType: 5 }),
      client.call(homeBanner),
      client.call(courseFilters, { kind: 'all' }),
    ]);
    expect(answers.slice(0, 3).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(globalThis.stoaBoot).toEqual({});
  });

  it('starts nothing of a screen without a session', () => {
    openPage('/home', settings);
    boot([{ call: 'POST /operational/pc/banner' }]);
    expect(asked.map(({ url }) => url)).toEqual(['/api/company/domainName/pc/login/page?domainName=sunrise']);
  });

  it('sends a body once, however late the client comes for the answer, and only for that body', async () => {
    localStorage.setItem('userInfo', JSON.stringify(loginResult));
    openPage('/course/study?courseId=201', settings);
    boot([{ call: 'POST /course/pc/study/start', body: { courseId: 201, playerTag: 'tag' } }]);
    const sent = asked[0]?.init;
    expect(sent?.body).toBe('{"courseId":201,"playerTag":"tag"}');
    expect(new Headers(sent?.headers).get('content-type')).toBe('application/json; charset=utf-8');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    const client = clientOfPage();
    // A call with another body was not started early: the client of this test has no network, so the call
    // rejects.
    await expect(client.call(studyStart, { courseId: 202, playerTag: 'tag' })).rejects.toMatchObject({
      kind: 'network',
    });
    await expect(client.call(studyStart, { courseId: 201, playerTag: 'tag' })).rejects.toMatchObject({
      kind: 'shape',
    });
    expect(asked).toHaveLength(4);
  });

  it.each([
    ['no settings', undefined],
    ['settings that are no object', '7'],
    ['settings without a tenant', { host: '/api' }],
    ['a back end that needs an adapter', { ...settings, adapter: '/adapter.js' }],
    ['a back end that lists its calls', { ...settings, calls: ['loginPage'] }],
    ['a back end that has the calls of the specification', { ...settings, calls: 'specification' }],
  ])('leaves everything to the client with %s', (_, block) => {
    openPage('/login', block);
    boot();
    expect(asked).toEqual([]);
  });

  it.each(['{', 'null', '[]', '"x"', '{"access_token":7}', '{"access_token":{}}'])(
    'reads a broken session as none: %s',
    (stored) => {
      localStorage.setItem('userInfo', stored);
      openPage('/home', settings);
      boot();
      expect(asked.map(({ url }) => url)).toEqual([
        '/api/company/domainName/pc/login/page?domainName=sunrise',
      ]);
    },
  );
});
