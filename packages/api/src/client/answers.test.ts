import { describe, expect, it } from 'vitest';
import { loginPage } from '../contract/config.ts';
import { courseDetail, courseEnrol } from '../contract/course.ts';
import { homeBanner, homeFunctions } from '../contract/home.ts';
import { userInfo } from '../contract/login.ts';
import { unreadNum } from '../contract/notification.ts';
import { fileUploadUrl } from '../contract/upload.ts';
import { failure, harness, json, ok } from '../test/fakes.ts';
import { busyOf, isNotOffered } from './errors.ts';
import type { ApiFault } from './errors.ts';

const abnormal = { titleKey: 'kindReminder', messageKey: 'serviceAbnormal' };
const busy = (data: unknown) => json({ code: 1014, msg: 'busy', data }, 503);
const isBusy = (fault: ApiFault) => busyOf(fault) !== undefined;
const isLoginFailed = (fault: ApiFault) => 'code' in fault && fault.code === 2001;

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

  it('treats a failure page of a gateway as a failure of the network, without a dialog (E-08, D3)', async () => {
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

  it('reports the place in the queue when too many are waiting, and trusts nothing else of that answer', async () => {
    const { client, dialog, reports } = harness(() => busy({ place: 41, retryAfterSeconds: 12 }));
    const error = await failure(client.call(courseEnrol, { courseId: 1 }, { silent: isBusy }));
    expect(error).toMatchObject({ kind: 'business', code: 1014, status: 503 });
    expect(error).toMatchObject({ busy: { place: 41, retryAfterSeconds: 12 } });
    expect(dialog.shown).toEqual([]);
    expect(reports).toMatchObject([{ code: 1014, attempts: 1 }]);
    for (const data of [null, [], { place: 0, retryAfterSeconds: 1 }, { place: '1', retryAfterSeconds: 1 }]) {
      const other = harness(() => busy(data));
      const told = await failure(other.client.call(courseEnrol, { courseId: 1 }));
      expect(told).not.toHaveProperty('busy');
      expect(other.dialog.shown).toHaveLength(1);
    }
    const long = harness(() => busy({ place: 1, retryAfterSeconds: 1e9 }));
    expect(await failure(long.client.call(homeBanner))).toMatchObject({ busy: { retryAfterSeconds: 900 } });
  });

  it('names the call and the field of an answer that nothing can be shown of', async () => {
    const { client, dialog, reports } = harness(() => ok({ name: '考试' }));
    const error = await failure(client.call(fileUploadUrl));
    expect(error).toMatchObject({ kind: 'shape', call: 'S22', field: 'uploadUrl' });
    expect(dialog.shown).toEqual([abnormal]);
    expect(reports).toMatchObject([{ type: 'call-failed', call: 'S22', field: 'uploadUrl' }]);
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

  it('opens no dialog for errors that the caller handles itself, but one for all others', async () => {
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

  it('lets the section of an extension call disappear on a back end without it', async () => {
    const { client, dialog } = harness(() => new Response('Not found', { status: 404 }));
    expect(isNotOffered(await failure(client.call(courseDetail, { courseId: 1 })))).toBe(true);
    expect(dialog.shown).toEqual([]);
    expect(isNotOffered(await failure(client.call(userInfo, { from: 'pc' })))).toBe(false);
    expect(dialog.shown).toEqual([abnormal]);
  });

  it('treats code 404 of a gateway like HTTP 404', async () => {
    const { client, dialog } = harness(() => json({ code: 404, msg: 'No such service' }));
    expect(isNotOffered(await failure(client.call(courseDetail, { courseId: 1 })))).toBe(true);
    expect(dialog.shown).toEqual([]);
    expect(isNotOffered(await failure(client.call(userInfo, { from: 'pc' })))).toBe(false);
    expect(dialog.shown).toMatchObject([{ code: 404 }]);
  });

  it('never sends a call that the back end does not have, and tells nobody', async () => {
    const { client, dialog, sent } = harness(() => json({ code: 200, data: null }), {
      offers: ({ id }) => id.startsWith('S'),
    });
    const error = await failure(client.call(courseDetail, { courseId: 1 }));
    expect(isNotOffered(error)).toBe(true);
    expect([sent.length, dialog.shown]).toEqual([0, []]);
    expect([client.offers(courseDetail), client.offers(userInfo)]).toEqual([false, true]);
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
