import { defaultSession } from '@stoa/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, harness, json, loginResult, ok } from '../test/fakes.ts';
import type { Answer, Sent } from '../test/fakes.ts';
import { enterSession, logout, resumeSession } from './flow.ts';

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
    expect(session.get()).toMatchObject({
      avatar: '/a.png',
      platformName: '晨曦零售',
      fontSize: 3,
      switchFlg: true,
      vipStatus: 1,
    });
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
