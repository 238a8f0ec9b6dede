import { describe, expect, it } from 'vitest';
import { loginPage } from '../contract/config.ts';
import { homeBanner, homeFunctions } from '../contract/home.ts';
import { suiteId } from '../contract/workplace.ts';
import { memoryStorage } from '../session/memory.ts';
import { createSessionStore } from '../session/store.ts';
import { allCalls } from '../test/calls.ts';
import { failure, harness, json, loginResult, ok } from '../test/fakes.ts';

/** The calls of specification point 7. */
const specCalls = allCalls.filter(({ id }) => /^S\d+$/.test(id));

describe('the end of a session (S-02, S-04, D5)', () => {
  it('answers 40 expired calls with one dialog and clears the session once', async () => {
    const { client, dialog, session, ended } = harness(() => json({ code: 202, msg: 'x' }));
    let clears = 0;
    session.subscribe(({ kind }) => {
      if (kind === 'end') clears += 1;
    });
    const errors = await Promise.all(Array.from({ length: 40 }, () => failure(client.call(homeBanner))));
    expect(errors.map(({ kind }) => kind)).toEqual(Array(40).fill('expired'));
    expect(dialog.shown).toHaveLength(1);
    expect(dialog.shown[0]).toMatchObject({ messageKey: 'loginExpired', code: 202 });
    expect(clears).toBe(1);
    expect(ended).toEqual([]);
    dialog.confirm();
    expect(ended).toEqual(['expired']);
  });

  it('answers all calls of the specification, expired at once, with one dialog', async () => {
    const { client, dialog, session, ended } = harness(() => json({ code: 202, msg: 'x' }));
    let clears = 0;
    session.subscribe(({ kind }) => {
      if (kind === 'end') clears += 1;
    });
    const errors = await Promise.all(specCalls.map((call) => failure(client.send(call, {}))));
    expect(specCalls).toHaveLength(42);
    expect(errors.map(({ kind }) => kind)).toEqual(Array(42).fill('expired'));
    expect(dialog.shown).toHaveLength(1);
    expect(clears).toBe(1);
    dialog.confirm();
    expect(ended).toEqual(['expired']);
  });

  it.each([
    ['an empty body', () => new Response(null, { status: 401 })],
    ['HTML', () => new Response('<h1>401</h1>', { status: 401 })],
    ['an envelope that claims success', () => json({ code: 200, data: {} }, 401)],
  ])('leaves at once and without a dialog on HTTP 401 with %s', async (_, answer) => {
    const { client, dialog, session, ended } = harness(answer);
    await Promise.all(Array.from({ length: 5 }, () => failure(client.call(homeBanner))));
    expect(dialog.shown).toEqual([]);
    expect(session.token()).toBe('');
    expect(ended).toEqual(['unauthorized']);
  });

  it('does not send the login page to itself when its own calls answer 401', async () => {
    const { client, ended } = harness(() => json({ code: 401 }, 401), { signedIn: false });
    await failure(client.call(loginPage, { domainName: '' }));
    expect(ended).toEqual([]);
  });

  it.each([
    ['expiry', () => json({ code: 202 })],
    ['HTTP 401', () => json({ code: 401 }, 401)],
    ['a refusal', () => json({ code: 1003, msg: 'no' })],
    ['data', () => ok([])],
  ])('keeps a late answer to the old session away from the new one: %s', async (_, answer) => {
    const waiting: ((response: Response) => void)[] = [];
    const { client, dialog, session, ended, reports } = harness(
      () => new Promise((resolve) => waiting.push(resolve)),
    );
    const late = failure(client.call(homeFunctions));
    session.begin({ ...loginResult, access_token: 'token-of-zhou' });
    waiting[0]?.(answer());
    expect(['aborted', 'expired']).toContain((await late).kind);
    expect(session.token()).toBe('token-of-zhou');
    expect([dialog.shown, ended, reports]).toEqual([[], [], []]);
  });
});

describe('a guest beside a learner', () => {
  it('has a token of its own, and its end is not the learner’s', async () => {
    const learner = harness(() => json({ code: 200, data: [] }));
    const session = createSessionStore({ storage: memoryStorage(), events: new EventTarget() });
    session.begin({ ...loginResult, access_token: 'token-of-guest', companyId: 500 });
    session.mergeUser({ realName: '考生' });
    session.write('examSwitchMap', { 5: 1 });
    expect([session.get().realName, session.read('examSwitchMap')]).toEqual(['考生', { 5: 1 }]);
    const guest = harness(() => json({ code: 202 }), { session });
    await failure(guest.client.call(homeBanner));
    await learner.client.call(homeFunctions);
    expect(guest.sent[0]?.url).toContain('access_token=token-of-guest');
    expect(session.token()).toBe('');
    expect(learner.session.token()).toBe(loginResult.access_token);
    expect(learner.sent[0]?.url).toContain(loginResult.access_token);
    expect([...learner.storage.entries.values()].join()).not.toContain('token-of-guest');
    expect(learner.dialog.shown).toEqual([]);
  });
});

describe('an expiry that is not of this session (D5)', () => {
  it.each([
    ['202', () => json({ code: 202 })],
    ['HTTP 401', () => json({ code: 401 }, 401)],
  ])(
    'does not end the session that has begun meanwhile, also on a call that needs none: %s',
    async (_, answer) => {
      const waiting: ((response: Response) => void)[] = [];
      const { client, session, dialog, ended, reports } = harness(
        () => new Promise((resolve) => waiting.push(resolve)),
        { signedIn: false },
      );
      const polled = failure(client.call(loginPage, { domainName: 'sunrise' }));
      session.begin(loginResult);
      waiting[0]?.(answer());
      expect((await polled).kind).toBe('expired');
      expect(session.token()).toBe(loginResult.access_token);
      expect([dialog.shown, ended, reports]).toEqual([[], [], []]);
    },
  );

  it.each([
    ['202', () => json({ code: 202 })],
    ['HTTP 401', () => json({ code: 401 }, 401)],
  ])(
    'does not end the session that another tab has begun, before this one is told: %s',
    async (_, answer) => {
      const { client, session, storage, dialog, ended } = harness(answer);
      const other = createSessionStore({ storage: () => storage, events: new EventTarget() });
      other.begin({ ...loginResult, access_token: 'token-of-zhou', companyId: 1002 });
      expect((await failure(client.call(homeBanner))).kind).toBe('expired');
      expect(session.get()).toMatchObject({ access_token: 'token-of-zhou', companyId: 1002 });
      expect(storage.getItem('userInfo')).toContain('token-of-zhou');
      expect([dialog.shown, ended]).toEqual([[], []]);
    },
  );

  it('lets the answer of a login through although a session has begun meanwhile', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const { client, session } = harness(() => new Promise((resolve) => waiting.push(resolve)), {
      signedIn: false,
    });
    const branding = client.call(suiteId);
    session.begin(loginResult);
    waiting[0]?.(ok({ suiteId: 's' }));
    await expect(branding).resolves.toEqual({ suiteId: 's' });
  });
});
