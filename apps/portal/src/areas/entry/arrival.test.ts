// @vitest-environment happy-dom
import { wholeBackEnd } from '../../session/backEnd.ts';
import { createClient, createSessionStore, memoryStorage } from '@stoa/api';
import { ssoLogin } from '@stoa/api/contract/login';
import { defaultSettings } from '@stoa/domain';
import { observable } from '@stoa/domain/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBranding } from '../../boot/branding.ts';
import { createDialog } from '../../boot/dialog.ts';
import { followLook } from '../../boot/look.ts';
import { createPerson } from '../../boot/person.ts';
import { settingsFrom } from '../../boot/settings.ts';
import type { Portal } from '../../session/portal.ts';
import { arrive } from './arrival.ts';

const flow = () => Promise.reject(new Error('Nobody logs in by a form here.'));

/** The answers of the back end by path; any other path answers 404. */
const answers: Record<string, unknown> = {
  '/user/login/sso': {
    access_token: 'arrived',
    userId: 7,
    id: 7,
    companyId: 1001,
    appId: '',
    sourceType: 10,
  },
  '/user/user/pc/info': { realName: '苏映雪' },
};
/** Answers that a test sets in place of those above, by path. */
const replies: Record<string, () => Response> = {};
const asked: string[] = [];
const respond = async (address: unknown): Promise<Response> => {
  const path = String(address).replace('/api', '').replace(/\?.*$/, '');
  asked.push(path);
  const reply = replies[path];
  if (reply) return reply();
  const data = answers[path];
  return data === undefined
    ? new Response('', { status: 404 })
    : new Response(JSON.stringify({ code: 200, msg: '', data }));
};

function makePortal(): Portal {
  const session = createSessionStore({ storage: memoryStorage(), events: new EventTarget() });
  const settings = settingsFrom(defaultSettings, 'sunrise.example.com');
  const hold = observable(false);
  const dialog = createDialog(hold);
  const client = createClient({
    host: '/api',
    session,
    dialog,
    locale: 'zh-CN',
    onSessionEnd: () => undefined,
    fetch: respond,
  });
  const branding = createBranding(settings, client);
  const person = createPerson(client, flow);
  const look = followLook(branding, person, settings.productName);
  return { settings, session, client, backEnd: wholeBackEnd, branding, person, flow, look, hold, dialog };
}

const request = (_name: string, work: () => unknown) => Promise.resolve(work());

beforeEach(() => {
  // The property is replaced, because the simulated browser has `null` here, which no real browser has.
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  localStorage.clear();
  asked.length = 0;
  for (const path of Object.keys(replies)) delete replies[path];
  vi.stubGlobal('fetch', respond);
});

let codes = 0;
function signOn(portal: Portal, asks: boolean) {
  codes += 1;
  return arrive(
    portal,
    `?ticket=${codes}`,
    (client, idemKey) =>
      client.call(ssoLogin, { ticket: `${codes}`, domainName: 'sunrise', ssoType: 10, idemKey }),
    { asks },
  );
}

it('a sign-on that began here signs in without a question', async () => {
  const portal = makePortal();
  const { view } = signOn(portal, false);
  await vi.waitFor(() => expect(view.get()).toEqual({ state: 'done' }));
  expect(portal.session.token()).toBe('arrived');
});

it('a sign-on that began elsewhere signs nobody in before the person has agreed', async () => {
  const portal = makePortal();
  const { view, accept } = signOn(portal, true);
  await vi.waitFor(() =>
    expect(view.get()).toEqual({ state: 'choose', current: undefined, other: '苏映雪' }),
  );
  expect(portal.session.token()).toBe('');
  accept();
  await vi.waitFor(() => expect(view.get()).toEqual({ state: 'done' }));
  expect(portal.session.token()).toBe('arrived');
  expect(asked).not.toContain('/user/pc/loginOut');
});

it('a sign-on that is refused leaves nobody signed in, here or at the server', async () => {
  const portal = makePortal();
  const { view, refuse } = signOn(portal, true);
  await vi.waitFor(() => expect(view.get().state).toBe('choose'));
  refuse();
  expect(view.get()).toEqual({ state: 'done' });
  expect(portal.session.token()).toBe('');
  expect(asked.at(-1)).toBe('/user/pc/loginOut');
});

const envelope = (body: unknown) => new Response(JSON.stringify(body));
const info = '/user/user/pc/info';

/** A portal in which somebody is signed in. */
function signedIn(userId: number) {
  const portal = makePortal();
  portal.session.begin({
    access_token: 'before',
    userId,
    id: userId,
    companyId: 1001,
    appId: '',
    sourceType: 0,
  });
  return portal;
}

describe('whoever is signed in', () => {
  it('stays so when the session of a second arrival cannot be used', async () => {
    replies[info] = () => envelope({ code: 5001, msg: '' });
    const portal = signedIn(7);
    const { view } = signOn(portal, false);
    await vi.waitFor(() => expect(view.get().state).toBe('failed'));
    expect(portal.session.token()).toBe('before');
    expect(asked).not.toContain('/user/pc/loginOut');
  });

  it('stays so when the session of another person cannot be used, who can try again', async () => {
    replies[info] = () => envelope({ code: 5001, msg: '' });
    const portal = signedIn(3);
    const { view, accept } = signOn(portal, false);
    await vi.waitFor(() => expect(view.get().state).toBe('choose'));
    accept();
    await vi.waitFor(() => expect(view.get()).toMatchObject({ state: 'failed', reason: 'other' }));
    expect(portal.session.token()).toBe('before');
    expect(asked).not.toContain('/user/pc/loginOut');
    delete replies[info];
    codes -= 1;
    const again = signOn(portal, false);
    await vi.waitFor(() => expect(again.view.get()).toMatchObject({ state: 'choose', other: '苏映雪' }));
  });
});

it('the tab in which the person agrees signs in, although another tab has exchanged the same code since', async () => {
  let given = 0;
  replies['/user/login/sso'] = () => {
    given += 1;
    return envelope({
      code: 200,
      msg: '',
      data: { ...Object(answers['/user/login/sso']), access_token: `session ${given}` },
    });
  };
  const portal = makePortal();
  const { view, accept } = signOn(portal, true);
  await vi.waitFor(() => expect(view.get().state).toBe('choose'));
  replies[info] = () => {
    delete replies[info];
    return envelope({ code: 202, msg: '' });
  };
  accept();
  await vi.waitFor(() => expect(view.get()).toEqual({ state: 'done' }));
  expect(portal.session.token()).toBe('session 2');
});

describe('an arrival that fails', () => {
  const sso = '/user/login/sso';
  it.each([
    ['is refused without a word', () => envelope({ code: 5001, msg: '' }), undefined, 'other'],
    ['is refused with one', () => envelope({ code: 5001, msg: '该账号已停用' }), '该账号已停用', 'other'],
    ['gets no token', () => envelope({ code: 200, msg: 'ok', data: {} }), undefined, 'unreadable'],
    ['gets a page', () => new Response('<!doctype html>'), undefined, 'unreadable'],
    ['is not known to the back end', () => new Response('', { status: 404 }), undefined, 'unreadable'],
    ['is told to log in', () => new Response('', { status: 401 }), undefined, 'other'],
  ])('since it %s is told so, and never that the network failed', async (_how, answer, message, reason) => {
    replies[sso] = answer;
    const { view } = signOn(makePortal(), false);
    await vi.waitFor(() => expect(view.get()).toEqual({ state: 'failed', message, reason }));
  });

  it('says that the network failed when it did', async () => {
    replies[sso] = () => {
      throw new TypeError('Failed to fetch');
    };
    const { view } = signOn(makePortal(), false);
    await vi.waitFor(() =>
      expect(view.get()).toEqual({ state: 'failed', message: undefined, reason: 'network' }),
    );
  });
});
