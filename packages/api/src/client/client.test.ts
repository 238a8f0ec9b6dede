import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyInfo } from '../contract/company.ts';
import { loginPage } from '../contract/config.ts';
import { courseDetail, courseEnrol, courseList } from '../contract/course.ts';
import { homeBanner, homeFunctions } from '../contract/home.ts';
import { handOffLogin, login, sendLoginCode, userInfo } from '../contract/login.ts';
import { markRead, unreadNum } from '../contract/notification.ts';
import { orderCreate } from '../contract/order.ts';
import { studyHeartbeat } from '../contract/study.ts';
import { app3Login, suiteId } from '../contract/workplace.ts';
import { createSessionStore } from '../session/store.ts';
import { bodyOf, failure, harness, json, loginResult, ok } from '../test/fakes.ts';
import { isNotOffered } from './errors.ts';
import type { ApiFault } from './errors.ts';
import { newIdemKey } from './intention.ts';

const abnormal = { titleKey: 'kindReminder', messageKey: 'serviceAbnormal' };
const headersOf = (init: RequestInit | undefined) => Object.fromEntries(new Headers(init?.headers));
const isLoginFailed = (fault: ApiFault) => 'code' in fault && fault.code === 2001;
const noAnswer = () => new Promise<Response>(() => undefined);

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
      ticket: 't+1',
      sign: 'a/b',
    });
    expect(sent[0]?.url).toBe('/api/user/pc/loginTp?ticket=t%2B1&sign=a%2Fb');
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
});

describe('answers (specification point 8, D1 to D4)', () => {
  it.each([
    ['the page of a captive portal', () => new Response('<html>Welcome to the airport</html>')],
    ['no content', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('')],
    ['a list', () => json([])],
    ['code as text', () => json({ code: '200', data: {} })],
    ['too large a body, refused by something in between', () => new Response('too large', { status: 413 })],
    [
      'too many requests, refused by something in between',
      () => new Response('slow', { status: 429, headers: { 'Retry-After': '5' } }),
    ],
    ['a success inside a failure', () => json({ code: 200, data: {} }, 400)],
  ])('says that the service answers abnormally for %s', async (_, answer) => {
    const { client, dialog } = harness(answer);
    expect((await failure(client.call(userInfo, { from: 'pc' }))).kind).toBe('envelope');
    expect(dialog.shown).toEqual([abnormal]);
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['marks that turn the direction', '\u202e不可'],
    ['lines', '\n'.repeat(500) + '完'],
    ['a template', '${7*7}{{7*7}}'],
  ])('hands %s of the server on as the text that it is (E-04)', async (_, msg) => {
    const { client, dialog } = harness(() => json({ code: 1004, msg }));
    await failure(client.call(homeBanner));
    expect(dialog.shown).toMatchObject([{ messageKey: 'server', message: msg }]);
  });

  it('shows the beginning of a message without end (E-04)', async () => {
    const { client, dialog } = harness(() => json({ code: 1004, msg: '长'.repeat(50_000) }));
    await failure(client.call(homeBanner));
    expect(dialog.shown[0]?.message).toHaveLength(20_000);
  });

  it('takes a failure page of a gateway for a failure of the network, without a dialog (E-08, D3)', async () => {
    const { client, dialog } = harness(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect(await failure(client.call(courseEnrol, { courseId: 1 }))).toMatchObject({
      kind: 'network',
      status: 502,
    });
    expect(dialog.shown).toEqual([]);
  });

  it('counts and reports a success that is not the number 200 (D1)', async () => {
    const { client, reports } = harness(() => json({ code: '200', data: [] }));
    await failure(client.call(homeFunctions));
    expect(reports).toEqual([
      {
        type: 'call-failed',
        call: 'S2',
        path: homeFunctions.path,
        kind: 'envelope',
        status: 200,
        attempts: 1,
      },
    ]);
  });

  it('reports what happened without the words of the server', async () => {
    const { client, reports } = harness(() => json({ code: 500, msg: '林小满的密码' }));
    await failure(client.call(homeBanner));
    expect(reports).toEqual([
      {
        type: 'call-failed',
        call: 'S1',
        path: homeBanner.path,
        kind: 'business',
        code: 500,
        status: 200,
        attempts: 1,
      },
    ]);
  });

  it('shows the message of an envelope that comes with HTTP 500', async () => {
    const { client, dialog } = harness(() => json({ code: 500, msg: '稍后再试' }, 500));
    await failure(client.call(courseEnrol, { courseId: 1 }));
    expect(dialog.shown).toMatchObject([{ messageKey: 'server', message: '稍后再试', code: 500 }]);
  });

  it('names the call and the field of an answer of the wrong shape', async () => {
    const { client, dialog } = harness(() =>
      ok([{ functionId: 1, name: '考试', iconUrl: '', target: { kind: 99 } }]),
    );
    const error = await failure(client.call(homeFunctions));
    expect(error).toMatchObject({ kind: 'shape', call: 'S2', field: '0.target.kind' });
    expect(dialog.shown).toEqual([abnormal]);
  });

  it('shows one dialog and reports the second error that it drops', async () => {
    const { client, dialog, reports } = harness(({ url }) =>
      json({ code: url.includes('detail') ? 1004 : 1006, msg: url.slice(0, 9) }),
    );
    await Promise.all([
      failure(client.call(courseDetail, { courseId: 1 })),
      failure(client.call(courseEnrol, { courseId: 1 })),
    ]);
    expect(dialog.shown).toHaveLength(1);
    expect(reports).toContainEqual({ type: 'dialog-dropped', call: 'X15', code: 1006 });
    dialog.confirm();
    await failure(client.call(courseEnrol, { courseId: 1 }));
    expect(dialog.shown).toHaveLength(2);
  });

  it('lets an expired login replace the dialog that is open', async () => {
    const { client, dialog } = harness(({ url }) =>
      json({ code: url.includes('enrol') ? 202 : 1004, msg: 'no' }),
    );
    await failure(client.call(courseDetail, { courseId: 1 }));
    await failure(client.call(courseEnrol, { courseId: 1 }));
    expect(dialog.open?.messageKey).toBe('loginExpired');
  });

  it('keeps the expired login on screen whatever fails after it (S-02)', async () => {
    const { client, dialog, reports } = harness(({ url }) =>
      json({ code: url.includes('banner') ? 202 : 500 }),
    );
    await failure(client.call(homeBanner));
    await failure(client.call(loginPage, { domainName: 'sunrise' }));
    await failure(client.call(homeBanner));
    expect(dialog.shown).toHaveLength(1);
    expect(dialog.open?.messageKey).toBe('loginExpired');
    expect(reports.filter(({ type }) => type === 'dialog-dropped')).toHaveLength(2);
  });

  it('leaves the faults to a caller that it has asked for, and shows the others', async () => {
    const { client, dialog } = harness(({ url }) => json({ code: url.includes('login') ? 2001 : 500 }));
    await failure(client.call(loginPage, { domainName: '' }, { silent: isLoginFailed }));
    expect(dialog.shown).toEqual([]);
    await failure(client.call(homeBanner, {}, { silent: isLoginFailed }));
    expect(dialog.shown).toMatchObject([{ code: 500 }]);
  });

  it('opens no dialog for background and silent calls', async () => {
    const { client, dialog } = harness(() => json({ code: 500, msg: 'no' }));
    await failure(client.call(unreadNum));
    await failure(client.call(loginPage, { domainName: '' }, { silent: true }));
    expect(dialog.shown).toEqual([]);
  });

  it('lets the section of an extension call disappear on a back end without it (decision 21)', async () => {
    const { client, dialog } = harness(() => new Response('Not found', { status: 404 }));
    expect(isNotOffered(await failure(client.call(courseDetail, { courseId: 1 })))).toBe(true);
    expect(dialog.shown).toEqual([]);
    expect(isNotOffered(await failure(client.call(userInfo, { from: 'pc' })))).toBe(false);
    expect(dialog.shown).toEqual([abnormal]);
  });

  it('survives ports that throw', async () => {
    const { client, session } = harness(() => json({ code: 202 }), {
      dialog: {
        isOpen: () => false,
        show: () => {
          throw new Error('dialog');
        },
      },
      onReport: () => {
        throw new Error('report');
      },
    });
    expect((await failure(client.call(homeBanner))).kind).toBe('expired');
    expect(session.token()).toBe('');
  });
});

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

/** An answer whose transfer ends in the middle. */
const broken = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"code":200,'));
        body.error(new TypeError('terminated'));
      },
    }),
  );

/** Milliseconds between the tries of a read that always fails. */
async function waits(random: number): Promise<number[]> {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const times: number[] = [];
  const { client } = harness(() => {
    times.push(Date.now());
    return Promise.reject(new TypeError('fetch failed'));
  });
  const read = failure(client.call(homeFunctions));
  await vi.advanceTimersByTimeAsync(5_000);
  await read;
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}

describe('time and the network (E-05, E-06, D3)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['no answer comes', noAnswer],
    [
      'the body is slower than the clock',
      () =>
        new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) })),
    ],
  ])('gives up after 60 s when %s, and stops the transfer', async (_, answer) => {
    const { client, dialog, sent } = harness(answer);
    let ended: string | undefined;
    void failure(client.call(homeFunctions)).then(({ kind }) => (ended = kind));
    await vi.advanceTimersByTimeAsync(59_900);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toBe('timeout');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(dialog.shown).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives a file the time that its caller grants', async () => {
    const { client } = harness(noAnswer);
    let ended: string | undefined;
    const options = { timeoutMs: 1_800_000 };
    void failure(client.call(homeFunctions, {}, options)).then(({ kind }) => (ended = kind));
    await vi.advanceTimersByTimeAsync(1_799_900);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toBe('timeout');
  });

  it('takes a transfer that breaks off for a failure of the network, and tries a read again', async () => {
    const answers = [broken, () => ok([])];
    const { client, sent, dialog } = harness(() => (answers.shift() ?? broken)());
    const data = client.call(homeFunctions);
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(data).resolves.toEqual([]);
    expect(sent).toHaveLength(2);
    expect((await failure(client.call(homeBanner))).kind).toBe('network');
    expect(dialog.shown).toEqual([]);
  });

  it('takes an answer of the 59th second', async () => {
    const { client } = harness(() => new Promise((resolve) => setTimeout(() => resolve(ok([])), 59_000)));
    const data = client.call(homeFunctions);
    await vi.advanceTimersByTimeAsync(59_000);
    await expect(data).resolves.toEqual([]);
  });

  it('tries a read twice more when the network fails or a gateway answers, without a dialog', async () => {
    const answers = [
      () => Promise.reject(new TypeError('fetch failed')),
      () => new Response('<h1>502</h1>', { status: 502 }),
      () => ok([]),
    ];
    const { client, dialog, sent } = harness(() => (answers.shift() ?? noAnswer)());
    const data = client.call(homeFunctions);
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(data).resolves.toEqual([]);
    expect(sent).toHaveLength(3);
    expect(dialog.shown).toEqual([]);
  });

  it('gives up after three tries, and never repeats a write by itself', async () => {
    const { client, dialog, sent } = harness(() => Promise.reject(new TypeError('fetch failed')));
    const read = failure(client.call(homeFunctions));
    const write = failure(client.call(courseEnrol, { courseId: 1 }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([(await read).kind, (await write).kind]).toEqual(['network', 'network']);
    expect(sent.filter(({ init }) => init.method === 'GET')).toHaveLength(3);
    expect(sent.filter(({ init }) => init.method === 'POST')).toHaveLength(1);
    expect(dialog.shown).toEqual([]);
  });

  it('asks once where the device has no connection, and says so', async () => {
    const { client, dialog, sent, reports } = harness(() => Promise.reject(new TypeError('fetch failed')), {
      online: () => false,
    });
    const read = failure(client.call(homeFunctions));
    await vi.advanceTimersByTimeAsync(0);
    expect(await read).toMatchObject({ kind: 'network', offline: true });
    expect(sent).toHaveLength(1);
    expect(dialog.shown).toEqual([]);
    expect(reports).toMatchObject([{ kind: 'network', offline: true, attempts: 1 }]);
  });

  it('stops trying when the connection goes between two tries', async () => {
    let online = true;
    const { client, sent } = harness(() => Promise.reject(new TypeError('fetch failed')), {
      online: () => online,
    });
    const read = failure(client.call(homeFunctions));
    await vi.advanceTimersByTimeAsync(1);
    online = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await read).toMatchObject({ kind: 'network', offline: true });
    expect(sent).toHaveLength(1);
  });

  it('takes an answer although the browser says that there is no connection', async () => {
    const { client } = harness(() => ok([]), { online: () => false });
    await expect(client.call(homeFunctions)).resolves.toEqual([]);
  });

  it('asks the browser whether there is a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { client, sent } = harness(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failure(client.call(homeFunctions))).toMatchObject({ kind: 'network', offline: true });
    expect(sent).toHaveLength(1);
  });

  it('waits a little longer before each try, and never as long as another', async () => {
    expect(await waits(0)).toEqual([150, 600]);
    expect(await waits(0.5)).toEqual([300, 1200]);
  });

  it('counts the 60 s from the first try, not from the last', async () => {
    let tries = 0;
    const { client } = harness(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new TypeError('fetch failed')) : noAnswer();
    });
    let ended: string | undefined;
    void failure(client.call(homeFunctions)).then(({ kind }) => (ended = kind));
    await vi.advanceTimersByTimeAsync(59_900);
    expect([tries, ended]).toEqual([3, undefined]);
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toBe('timeout');
  });

  it('sends an intention again under its own key, and nothing without one', async () => {
    const { client, sent } = harness(() => Promise.reject(new TypeError('fetch failed')));
    const idemKey = newIdemKey();
    const order = failure(client.call(orderCreate, { purchaseKind: 1, bizId: 7, idemKey }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await order).kind).toBe('network');
    expect(sent.map((request): unknown => JSON.parse(bodyOf(request)))).toEqual(
      [1, 2, 3].map(() => ({ purchaseKind: 1, bizId: 7, idemKey })),
    );
  });

  it('puts the key of the options into a request that has none', async () => {
    const { client, sent } = harness(() => json({ code: 500 }));
    const idemKey = newIdemKey();
    await failure(client.send(orderCreate, { purchaseKind: 1, bizId: 7 }, { idemKey }));
    expect(sent.map((request): unknown => JSON.parse(bodyOf(request)))).toEqual([
      { purchaseKind: 1, bizId: 7, idemKey },
    ]);
  });

  it('does not try again with the token of a session that has ended', async () => {
    const { client, session, sent } = harness(() => Promise.reject(new TypeError('fetch failed')));
    const read = failure(client.call(homeFunctions));
    await vi.advanceTimersByTimeAsync(1);
    session.reset();
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await read).kind).toBe('aborted');
    expect(sent).toHaveLength(1);
  });

  it('ends an aborted call at once and tells nobody (E-09)', async () => {
    const { client, dialog, reports } = harness(noAnswer);
    const controller = new AbortController();
    const call = failure(client.call(homeFunctions, {}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect((await call).kind).toBe('aborted');
    expect([dialog.shown, reports]).toEqual([[], []]);
    expect(vi.getTimerCount()).toBe(0);
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
    // Another origin may hide its date: what is known stays.
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
