import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, notification } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { password } from '../../test/fixed.ts';
import { askLoginCode, lastCode } from '../../test/providers.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { whileDisabled, whileSuspended } from '../../test/shutOut.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const info = async (token: string) => app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token });

const signIn = (name: string, secret: string) =>
  app.call('POST', '/user/pc/login', {
    form: { loginKind: 1, domainName: 'sunrise', deviceType: 5, account: name, password: secret },
  });

const fresh = 'Spring2027';

const codeFor = async (phone: string) => {
  app.advance(3600);
  await app.call('POST', '/user/pc/loginCode', { form: { phone, countryCode: '86', scene: 2 } });
  return lastCode(app, `+86 ${phone}`);
};
const reset = (phone: string, code: string, newPassword = fresh, idemKey?: string) =>
  app.call('POST', '/user/user/forgetPassword', {
    json: { countryCode: '86', phone, code, newPassword, ...(idemKey === undefined ? {} : { idemKey }) },
  });

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a forgotten password', () => {
  test('is replaced with a code by message: everywhere else the person is signed out, and notified', async () => {
    const code = await codeFor('13800000002');
    const tokens = [await app.signIn('13800000002'), await app.signIn('13800000002')];
    expect(await reset('13800000002', code)).toMatchObject({ code: 200, data: { ok: true } });
    for (const token of tokens) expect((await info(token)).code).toBe(202);
    expect((await signIn('13800000002', password)).code).toBe(2001);
    expect((await signIn('13800000002', fresh)).code).toBe(200);
    const told = await asSystem(app.database.db, (tx) =>
      tx
        .select()
        .from(notification)
        .where(and(eq(notification.userId, 2), eq(notification.createTime, app.now()))),
    );
    expect(told.map(({ companyId, title }) => [companyId, title.zh])).toEqual([[1001, '密码已修改']]);
  });

  test('accepts a code once', async () => {
    const code = await codeFor('13800000003');
    expect((await reset('13800000003', code)).code).toBe(200);
    expect((await reset('13800000003', code, 'Other2027')).code).toBe(2003);
    expect((await signIn('13800000003', fresh)).code).toBe(200);
  });

  test('is set for the same browser again when the answer was lost, and for nobody else', async () => {
    const phone = '13800000009';
    const code = await codeFor(phone);
    const key = crypto.randomUUID();
    expect((await reset(phone, otherThan(code), fresh, key)).code).toBe(2003);
    expect((await reset(phone, code, fresh, key)).code).toBe(200);
    const token = String((await signIn(phone, fresh)).data['access_token']);
    expect((await reset(phone, code, fresh, crypto.randomUUID())).code).toBe(2003);
    // The same password again is no change, so that nobody is signed out and no second notice is sent.
    expect((await reset(phone, code, fresh, key)).data).toEqual({ ok: true });
    expect((await info(token)).code).toBe(200);
    expect((await reset(phone, code, 'Typed2028', key)).data).toEqual({ ok: true });
    expect((await info(token)).code).toBe(202);
    expect((await signIn(phone, 'Typed2028')).code).toBe(200);
    const next = await codeFor(phone);
    expect((await reset(phone, next, fresh)).code).toBe(200);
    expect((await reset(phone, code, 'Stolen2029', key)).code).toBe(2003);
  });

  test('is not set again once it was changed otherwise', async () => {
    const phone = '13800000011';
    const code = await codeFor(phone);
    const key = crypto.randomUUID();
    expect((await reset(phone, code, fresh, key)).code).toBe(200);
    const token = String((await signIn(phone, fresh)).data['access_token']);
    const json = { oldPassword: fresh, newPassword: 'Own2027pass' };
    expect((await app.call('POST', '/user/pc/password/change', { json, token })).code).toBe(200);
    expect((await reset(phone, code, 'Stolen2029', key)).code).toBe(2003);
    expect((await signIn(phone, 'Own2027pass')).code).toBe(200);
  });

  test('accepts no code of a login', async () => {
    app.advance(60);
    await askLoginCode(app, '13800000003');
    expect((await reset('13800000003', lastCode(app, '+86 13800000003'))).code).toBe(2003);
  });

  test('answers the same to a guess, whether anybody has the number or not', async () => {
    const [known, unknown] = [await codeFor('13800000006'), await codeFor('13712340000')];
    const guessed = [
      await reset('13800000006', otherThan(known)),
      await reset('13712340000', otherThan(unknown)),
    ];
    expect(guessed.map(({ code, msg }) => `${code} ${msg}`)).toEqual(
      Array<string>(2).fill('2003 验证码错误或已过期'),
    );
    expect((await reset('13712340000', unknown)).code).toBe(2004);
  });

  test('cannot be the name of the account, and the code stays valid for another try', async () => {
    const code = await codeFor('13800000009');
    await asSystem(app.database.db, (tx) =>
      tx.update(account).set({ username: 'tangguo2026' }).where(eq(account.userId, 9)),
    );
    expect((await reset('13800000009', code, 'TangGuo2026')).code).toBe(2011);
    expect((await reset('13800000009', code)).code).toBe(200);
  });

  test.each(['short1', 'onlyletters', '1234567890', 'with space 1', 'a1'.repeat(11)])(
    'is not replaced by %j',
    async (weak) => {
      expect((await reset('13800000001', '123456', weak)).code).toBe(1001);
    },
  );
});

const change = (token: string, companyId: number) =>
  app.call('POST', '/user/pc/switchCompany', { form: { companyId }, token });

describe('another company', () => {
  test('is entered with a new token, and the old one ends a minute later', async () => {
    const token = await app.signIn('13800000001');
    const answer = await change(token, 1002);
    expect(answer).toMatchObject({
      code: 200,
      data: { userId: 1, id: 12, companyId: 1002, appId: '', sourceType: 0 },
    });
    const fresh = String(answer.data['access_token']);
    expect(fresh).not.toBe(token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await info(fresh)).data).toMatchObject({ id: 12, companyId: 1002, switchFlg: true });
    // Requests that are under way still arrive in the old company, but nothing new can be started with the
    // old token.
    app.advance(59);
    expect((await info(token)).data).toMatchObject({ companyId: 1001 });
    expect((await change(token, 1002)).code).toBe(202);
    app.advance(2);
    expect((await info(token)).code).toBe(202);
    expect((await change(fresh, 1001)).data).toMatchObject({ id: 11, companyId: 1001 });
  });

  test('leaves no valid token for a session that signs out meanwhile', async () => {
    const token = await app.signIn('13800000001');
    await change(token, 1002);
    await app.call('POST', '/user/pc/loginOut', { form: { type: 5 }, token });
    expect((await info(token)).code).toBe(202);
  });

  test('leaves no valid token when the sixth login ends the session', async () => {
    const token = await app.signIn('13800000001');
    await change(token, 1002);
    for (let index = 0; index < 5; index += 1) {
      app.advance(1);
      await app.signIn('13800000001');
    }
    expect((await info(token)).code).toBe(202);
  });

  test('is remembered as the one used last', async () => {
    await change(await app.signIn('13800000001'), 1002);
    const form = { loginKind: 1, domainName: '', deviceType: 5, account: '13800000001', password };
    expect((await app.call('POST', '/user/pc/login', { form })).data).toMatchObject({ companyId: 1002 });
  });

  test.each([
    ['one never joined', 1003],
    ['one that does not exist', 999_999],
    ['no company', 500],
  ])('%s is refused, and the session remains valid', async (_name, companyId) => {
    const token = await app.signIn('13800000001');
    expect((await change(token, companyId)).code).toBe(2005);
    expect((await info(token)).data).toMatchObject({ companyId: 1001 });
  });

  test('where the member is disabled, or which is suspended, is refused, and the session remains valid', async () => {
    const token = await app.signIn('13800000001');
    await whileDisabled(app, 12, async () => {
      expect((await change(token, 1002)).code).toBe(2006);
    });
    await whileSuspended(app, 1002, async () => {
      expect((await change(token, 1002)).code).toBe(2007);
    });
    expect((await info(token)).data).toMatchObject({ companyId: 1001 });
  });

  test('is entered by only one of many switches that come at once with one token', async () => {
    const token = await app.signIn('13800000001');
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(token, 1002)));
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      200, 202, 202, 202, 202,
    ]);
  });

  test('without a session there is nothing to switch', async () => {
    const form = { companyId: 1002 };
    expect((await app.call('POST', '/user/pc/switchCompany', { form })).status).toBe(401);
  });
});
