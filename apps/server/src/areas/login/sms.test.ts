import { signatureBucket } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smsCode } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { lastCode } from '../../test/providers.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { whileDisabled, whileSuspended } from '../../test/shutOut.ts';
import { isSignature, signatureOf } from './signature.ts';

const key = 'dev-signature-key';
const minute = 60;

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());

let callers = 0;
/** Each request comes from an address of its own, so that only the limits of the number count. */
const somewhere = () => {
  callers += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(callers / 250)}.${callers % 250}` };
};

const askLogin = (phone: string, { buckets = 0, token = '', headers = somewhere() } = {}) =>
  app.call('POST', '/user/pc/loginCodeV2', {
    form: { phone, countryCode: '86', scene: 1 },
    headers: { ...headers, token: token || signatureOf(key, signatureBucket(app.now()) + buckets, phone) },
  });

const ask = (phone: string, scene: number, countryCode = '86', headers = somewhere()) =>
  app.call('POST', '/user/pc/loginCode', { form: { phone, countryCode, scene }, headers });

const signIn = (phone: string, code: string, domainName = 'sunrise', idemKey?: string) =>
  app.call('POST', '/user/pc/login', {
    form: {
      loginKind: 2,
      domainName,
      deviceType: 5,
      countryCode: '86',
      phone,
      code,
      ...(idemKey === undefined ? {} : { idemKey }),
    },
    headers: somewhere(),
  });

const tokenOf = ({ data }: { data: unknown }) =>
  v.parse(v.object({ access_token: v.string() }), data).access_token;

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code by message', () => {
  test('comes by message and lets its owner in, once', async () => {
    expect(await askLogin('13800000001')).toMatchObject({ code: 200, data: { waitSeconds: 60 } });
    const code = lastCode(app, '+86 13800000001');
    expect(await signIn('13800000001', code)).toMatchObject({
      code: 200,
      data: { userId: 1, id: 11, companyId: 1001, appId: '', sourceType: 0 },
    });
    expect((await signIn('13800000001', code)).code).toBe(2003);
  });

  test('lets a browser that lost the answer in again, with one session, until that session ends', async () => {
    const phone = '13800000011';
    await askLogin(phone);
    const code = lastCode(app, `+86 ${phone}`);
    const key = crypto.randomUUID();
    expect((await signIn(phone, otherThan(code), 'sunrise', key)).code).toBe(2003);
    const lost = tokenOf(await signIn(phone, code, 'sunrise', key));
    expect((await signIn(phone, code, 'sunrise', crypto.randomUUID())).code).toBe(2003);
    const token = tokenOf(await signIn(phone, code, 'sunrise', key));
    expect(
      (await app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token: lost })).code,
    ).not.toBe(200);
    expect((await app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token })).code).toBe(200);
    await app.call('POST', '/user/pc/loginOut', { token, form: { type: 5 } });
    expect((await signIn(phone, code, 'sunrise', key)).code).toBe(2003);
  });

  test('is written in the language of the caller', async () => {
    await app.call('POST', '/user/pc/loginCode', {
      form: { phone: '13800000002', countryCode: '86', scene: 2 },
      headers: { ...somewhere(), 'accept-language': 'en' },
    });
    expect(app.lines.at(-2)).toMatch(
      /^SMS to \+86 13800000002: \[Stoa] Password reset code \d{6}, valid for 10 minutes\./,
    );
  });

  test('is requested with the same answer for a number without an account, whose holder is informed', async () => {
    const known = await askLogin('13800000003');
    const unknown = await askLogin('13712345678');
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    const code = lastCode(app, '+86 13712345678');
    expect((await signIn('13712345678', otherThan(code))).code).toBe(2003);
    expect((await signIn('13712345678', code)).code).toBe(2004);
  });

  test('is invalid after ten minutes, and when the next one is sent', async () => {
    await askLogin('13800000006');
    const first = lastCode(app, '+86 13800000006');
    app.advance(10 * minute);
    expect((await signIn('13800000006', first)).code).toBe(2003);
    await askLogin('13800000006');
    const second = lastCode(app, '+86 13800000006');
    app.advance(minute);
    await askLogin('13800000006');
    const third = lastCode(app, '+86 13800000006');
    expect((await signIn('13800000006', second)).code).toBe(second === third ? 200 : 2003);
    expect((await signIn('13800000006', third)).code).toBe(second === third ? 2003 : 200);
  });

  test('for one purpose is not valid for another', async () => {
    await ask('13800000009', 2);
    expect((await signIn('13800000009', lastCode(app, '+86 13800000009'))).code).toBe(2003);
  });

  test('allows five wrong guesses, even if all come at once with the right one among them', async () => {
    await askLogin('13800000011');
    const code = lastCode(app, '+86 13800000011');
    const guesses = Array.from({ length: 40 }, (_, index) =>
      index === 30 || index === 39 ? code : String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(guesses.map((guess) => signIn('13800000011', guess)));
    expect(answers.filter((answer) => answer.code === 200).length).toBeLessThanOrEqual(1);
    const [row] = await asSystem(app.database.db, (tx) =>
      tx.select().from(smsCode).where(eq(smsCode.phone, '86 13800000011')),
    );
    expect(row?.tries).toBeLessThanOrEqual(5);
    expect((await signIn('13800000011', code)).code).not.toBe(200);
  });

  test('after five wrong guesses one by one is wrong itself', async () => {
    await askLogin('13910010003');
    const code = lastCode(app, '+86 13910010003');
    for (let index = 0; index < 5; index += 1) {
      expect((await signIn('13910010003', otherThan(code))).code).toBe(2003);
    }
    expect((await signIn('13910010003', code)).code).toBe(2003);
  });
});

const withCode = async (phone: string, domainName = 'sunrise') => {
  app.advance(minute);
  await askLogin(phone);
  return signIn(phone, lastCode(app, `+86 ${phone}`), domainName);
};

describe('a person with a right code', () => {
  test('of another company is told so', async () => {
    expect((await withCode('13800000004')).code).toBe(2005);
  });

  test('who is disabled, or whose company is suspended, is told so', async () => {
    await whileDisabled(app, 61, async () => {
      expect((await withCode('13800000006')).code).toBe(2006);
    });
    await whileSuspended(app, 1001, async () => {
      expect((await withCode('13800000006')).code).toBe(2007);
    });
    expect((await withCode('13800000006')).code).toBe(200);
  });

  test('gets nowhere on a page without this login', async () => {
    expect((await withCode('13800000004', 'deepblue')).code).toBe(2008);
  });
});

describe('sending', () => {
  test('goes to one number once a minute, however it is written and whichever call sends', async () => {
    app.advance(minute);
    expect((await askLogin('13800000007')).code).toBe(200);
    expect(await askLogin('8613800000007')).toMatchObject({
      code: 1006,
      msg: '操作过于频繁，请 60 秒后再试',
    });
    app.advance(20);
    expect(await ask('13800000007', 2)).toMatchObject({ code: 1006, msg: '操作过于频繁，请 40 秒后再试' });
    app.advance(40);
    expect((await ask('13800000007', 2)).code).toBe(200);
  });

  test('goes to one number ten times a day', async () => {
    const codes: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      codes.push((await ask('13811110000', 3)).code);
      app.advance(minute);
    }
    expect(codes).toEqual([...Array<number>(10).fill(200), 1006]);
    app.advance(24 * 60 * minute);
    expect((await ask('13811110000', 3)).code).toBe(200);
  });

  test('goes fifteen times an hour from one address, whatever the numbers are', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const codes: number[] = [];
    for (let index = 0; index < 17; index += 1) {
      codes.push((await ask(`138222200${String(index).padStart(2, '0')}`, 2, '86', headers)).code);
    }
    expect(codes).toEqual([...Array<number>(15).fill(200), 1006, 1006]);
  });

  test.each([
    ['a country without codes', '881', '13800000001', 'countryCode'],
    ['a number that cannot be', '86', '12345678', 'phone'],
    ['a number of too few digits once its zeros are gone', '44', '0001234', 'phone'],
  ])('is refused for %s', async (_name, countryCode, phone, field) => {
    const sent = app.lines.length;
    expect(await ask(phone, 2, countryCode)).toMatchObject({ code: 1001, msg: `参数错误：${field}` });
    expect(app.lines.slice(sent).filter((line) => line.startsWith('SMS'))).toEqual([]);
  });

  test('treats a number abroad with a zero before it as the same number', async () => {
    expect((await ask('07911123456', 3, '44')).code).toBe(200);
    expect((await ask('7911123456', 3, '44')).code).toBe(1006);
  });
});

test('a code for signing in is sent only with a signature', async () => {
  app.advance(minute);
  expect(await ask('13866660000', 1)).toMatchObject({ code: 1001, msg: '参数错误：scene' });
  expect(app.lines.filter((line) => line.startsWith('SMS to +86 13866660000'))).toEqual([]);
});

describe('the signature', () => {
  test('is accepted up to half a minute early or late, and not beyond', async () => {
    const codes: number[] = [];
    for (const buckets of [-7, -6, 6, 7]) {
      app.advance(minute);
      codes.push((await askLogin('13833330000', { buckets })).code);
    }
    expect(codes).toEqual([1009, 200, 200, 1009]);
  });

  test('counts once', async () => {
    app.advance(minute);
    const token = signatureOf(key, signatureBucket(app.now()) + 6, '13844440000');
    expect((await askLogin('13844440000', { token })).code).toBe(200);
    app.advance(minute);
    expect((await askLogin('13844440000', { token })).code).toBe(1009);
  });

  test('for another number, with another key or in another form is invalid', async () => {
    const bucket = signatureBucket(app.now());
    for (const token of [
      signatureOf(key, bucket, '13855550001'),
      signatureOf('other', bucket, '13855550000'),
    ]) {
      expect((await askLogin('13855550000', { token })).code).toBe(1009);
    }
    expect(await askLogin('13855550000', { token: 'x' })).toMatchObject({
      code: 1001,
      msg: '参数错误：token',
    });
  });

  test('is the same for five seconds and another one after them', () => {
    const at = 1_000_000_000_000;
    const sign = (time: number) => signatureOf(key, signatureBucket(time), '1');
    expect(sign(at + 4_999)).toBe(sign(at));
    expect(sign(at + 5_000)).not.toBe(sign(at));
    expect(isSignature(sign(at), key, '1', at + 34_999)).toBe(true);
    expect(isSignature(sign(at), key, '1', at + 35_000)).toBe(false);
  });
});

test('the country list has the common ones first, each with a pattern that works', async () => {
  const { data } = await app.call('POST', '/user/pc/countryCodeList', { json: {} });
  expect(data[0]).toMatchObject({ code: '86', iso: 'CN', name: '中国大陆' });
  expect(new RegExp(String(data[0]?.['pattern'])).test('13800000001')).toBe(true);
  expect(new RegExp(String(data[0]?.['pattern'])).test('23800000001')).toBe(false);
});

test('the answer contains the code only if the setting allows it', async () => {
  const echo = await startTestServer({ DEV_ECHO_SMS: '1' });
  const { data } = await echo.call('POST', '/user/pc/loginCode', {
    form: { phone: '13800000001', countryCode: '86', scene: 2 },
  });
  expect(data['devCode']).toBe(lastCode(echo, '+86 13800000001'));
  await echo.close();
});

test('without a provider no code is sent, and nothing is written to the log', async () => {
  const bare = await startTestServer({ DEMO_PROVIDERS: '0' });
  const form = { phone: '13800000001', countryCode: '86', scene: 2 };
  expect((await bare.call('POST', '/user/pc/loginCode', { form })).code).toBe(2008);
  expect(bare.lines.filter((line) => line.startsWith('SMS'))).toEqual([]);
  await bare.close();
});
