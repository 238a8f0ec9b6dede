import { defaultSession } from '@stoa/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchCompany } from '../contract/company.ts';
import { failure, harness, json, loginResult, ok } from '../test/fakes.ts';
import type { Answer, Sent } from '../test/fakes.ts';
import { enterSession, logout, resumeSession, videoCloud } from './flow.ts';

const pathOf = ({ url }: Sent): string => url.replace(/^\/api|\?.*$/g, '');
const answers: Record<string, unknown> = {
  '/user/user/pc/info': { realName: '林小满', faceImg: '/a.png', switchFlg: true },
  '/company/company/config/get': { showAiChatFlg: true },
  '/comp/pc/config': { vod: { appKey: 'k', appSecret: 's' }, other: {} },
  '/company/company/pc/companyInfo': { companyName: '晨曦零售', logo: '/l.svg', fontSize: 3 },
};
const server: Answer = (sent) => ok(answers[pathOf(sent)]);

describe('after a login (S-01)', () => {
  it('gets the user first, then the configurations together, all with the new token', async () => {
    const { client, session, sent } = harness(server, { signedIn: false });
    const { company } = await enterSession(client, { ...loginResult, sourceType: 10 });
    expect(sent.map(pathOf)[0]).toBe('/user/user/pc/info');
    expect(sent.map(pathOf).slice(1).toSorted()).toEqual(
      Object.keys(answers)
        .filter((path) => path !== '/user/user/pc/info')
        .toSorted(),
    );
    expect(sent.every(({ url }) => url.includes(`access_token=${loginResult.access_token}`))).toBe(true);
    expect(sent[0]?.url).toContain('from=pc');
    expect(session.get()).toEqual({
      ...defaultSession,
      access_token: loginResult.access_token,
      userId: 1,
      id: 11,
      companyId: 1001,
      hasCompany: true,
      realName: '林小满',
      avatar: '/a.png',
      logo: '/l.svg',
      companyName: '晨曦零售',
      platformName: '晨曦零售',
      fontSize: 3,
      switchFlg: true,
    });
    expect(defaultSession).toMatchObject({ fontSize: 2, vipStatus: 1, companyId: 500, hasCompany: false });
    expect(session.read('globalConfig')).toMatchObject({ showAiChatFlg: true, knowledgeModule: true });
    expect(session.read('vodConfig')).toMatchObject({ appKey: 'k' });
    expect(session.read('loginSourceType')).toBe(10);
    expect(company?.companyName).toBe('晨曦零售');
  });

  it('has no session when the user information fails', async () => {
    const { client, session, dialog } = harness(() => json({ code: 500, msg: '' }), { signedIn: false });
    expect((await failure(enterSession(client, loginResult))).kind).toBe('business');
    expect(session.get()).toEqual(defaultSession);
    expect(dialog.shown).toHaveLength(1);
  });

  it('goes on with defaults when a configuration fails', async () => {
    const { client, session } = harness(
      (sent) => (pathOf(sent) === '/user/user/pc/info' ? server(sent) : json({ code: 500 })),
      { signedIn: false },
    );
    await enterSession(client, loginResult);
    expect(session.get().realName).toBe('林小满');
    expect(session.read('globalConfig').knowledgeModule).toBe(true);
  });

  it('refreshes a stored session at once and keeps it when the server is away', async () => {
    const { client, session, sent } = harness(server);
    await resumeSession(client);
    expect(sent.map(pathOf).toSorted()).toEqual([
      '/company/company/config/get',
      '/company/company/pc/companyInfo',
      '/user/user/pc/info',
    ]);
    expect(session.get().realName).toBe('林小满');
    const down = harness(() => json({ code: 500 }, 500));
    expect((await failure(resumeSession(down.client))).kind).toBe('business');
    expect(down.session.token()).toBe(loginResult.access_token);
  });
});

describe('a company switch', () => {
  const deepBlue = { ...loginResult, access_token: 'token-of-deepblue', id: 12, companyId: 1002 };

  it('enters the other company as a login does, and asks nothing more with the old token', async () => {
    const { client, session, sent } = harness((request) =>
      pathOf(request) === '/user/pc/switchCompany' ? ok(deepBlue) : server(request),
    );
    await enterSession(client, await client.call(switchCompany, { companyId: 1002 }));
    expect(session.get()).toMatchObject({ companyId: 1002, id: 12, realName: '林小满' });
    const tokens = sent.map(({ url }) => /access_token=([\w-]+)/.exec(url)?.[1]);
    expect(tokens).toEqual([
      loginResult.access_token,
      ...Array.from({ length: 4 }, () => deepBlue.access_token),
    ]);
  });

  it('leaves everything as it is when it is refused (T-07)', async () => {
    const { client, session, dialog } = harness(() => json({ code: 2005, msg: '您不是该公司的成员' }));
    session.write('examSwitchMap', { 5: 2 });
    const before = [session.get(), session.generation];
    await failure(client.call(switchCompany, { companyId: 1003 }));
    expect([session.get(), session.generation]).toEqual(before);
    expect(session.read('examSwitchMap')).toEqual({ 5: 2 });
    expect(dialog.shown).toMatchObject([{ code: 2005 }]);
  });

  it('shows the new company’s failures and keeps nothing of the old one behind them (T-04)', async () => {
    const { client, session, storage } = harness(server);
    await enterSession(client, loginResult);
    const broken = harness(
      (request) => (pathOf(request).endsWith('pc/info') ? ok({}) : json({ code: 500 })),
      {
        session,
      },
    );
    const { company } = await enterSession(broken.client, deepBlue);
    expect(company).toBeUndefined();
    expect(session.get()).toMatchObject({ companyName: '', realName: '', companyId: 1002 });
    expect(session.read('globalConfig').showAiChatFlg).toBe(false);
    expect(session.read('vodConfig')).toBeUndefined();
    expect(JSON.stringify([...storage.entries])).not.toMatch(/晨曦|林小满/);
  });

  it('during a login lets nothing of the first company into the second', async () => {
    const waiting = new Map<string, (response: Response) => void>();
    const { client, session } = harness(
      (request) => new Promise((resolve) => waiting.set(pathOf(request) + session.token(), resolve)),
      { signedIn: false },
    );
    const first = enterSession(client, loginResult).catch(() => undefined);
    const second = enterSession(client, deepBlue);
    waiting.get(`/user/user/pc/info${loginResult.access_token}`)?.(ok({ realName: '晨曦' }));
    waiting.get(`/user/user/pc/info${deepBlue.access_token}`)?.(ok({ realName: '深蓝' }));
    await first;
    await vi.waitFor(() => expect(waiting.size).toBe(5));
    for (const resolve of waiting.values()) resolve(json({ code: 500 }));
    await second;
    expect(session.get()).toMatchObject({ realName: '深蓝', companyId: 1002 });
  });
});

describe('the video-cloud configuration', () => {
  it('is asked for once by a page that was opened with a session', async () => {
    const { client, sent } = harness(server);
    await resumeSession(client);
    const before = sent.length;
    await expect(videoCloud(client)).resolves.toMatchObject({ appKey: 'k' });
    await expect(videoCloud(client)).resolves.toMatchObject({ appKey: 'k' });
    expect(sent.slice(before).map(pathOf)).toEqual(['/comp/pc/config']);
  });

  it('is completed with defaults if the browser has stored only a part of it (ST-01)', async () => {
    const { client, storage, sent } = harness(server);
    storage.setItem('vodConfig', '{"appKey":"k","videoTypeId":{}}');
    await expect(videoCloud(client)).resolves.toEqual({
      appKey: 'k',
      appSecret: '',
      audioTypeId: '',
      audioPresetId: '',
      videoTypeId: '',
      videoPresetId: '',
      callbackUrl: '',
      uploadCallbackUrl: '',
    });
    expect(sent).toEqual([]);
  });

  it('rejects when it cannot be had, with the one dialog', async () => {
    const { client, dialog } = harness(() => json({ code: 500 }));
    expect((await failure(videoCloud(client))).kind).toBe('business');
    expect(dialog.shown).toHaveLength(1);
  });

  it('is the object that the installation names, or none', async () => {
    const answer = { acme: { appKey: 'a', appSecret: 's' } };
    const { client } = harness(() => ok(answer));
    await expect(videoCloud(client)).resolves.toBeUndefined();
    await expect(videoCloud(client, { vodProviderKey: 'acme' })).resolves.toMatchObject({ appKey: 'a' });
  });
});

describe('logout (S-05)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each<[string, Answer]>([
    ['succeeds', () => ok({ ok: true })],
    ['is refused', () => json({ code: 500, msg: 'no' })],
    ['finds the session expired', () => json({ code: 202 })],
    ['finds no session', () => json({ code: 401 }, 401)],
    ['never answers', () => new Promise(() => undefined)],
    ['cannot be sent', () => Promise.reject(new TypeError('fetch failed'))],
  ])('resets at once, silently and within two seconds when the call %s', async (_, answer) => {
    const { client, session, sent, dialog, ended } = harness(answer);
    session.write('examSwitchMap', { 1: 1 });
    let done = false;
    void logout(client).then(() => (done = true));
    expect(session.get()).toEqual(defaultSession);
    expect(session.read('examSwitchMap')).toEqual({});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(done).toBe(true);
    expect(sent[0]?.url).toBe(`/api/user/pc/loginOut?access_token=${loginResult.access_token}`);
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: 'type=5', keepalive: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([dialog.shown, ended]).toEqual([[], []]);
  });
});
