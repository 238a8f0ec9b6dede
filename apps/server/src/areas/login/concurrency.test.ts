import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededPostgres } from '../../test/engines.ts';
import { askLoginCode, lastCode, pick } from '../../test/providers.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestAnswer, TestServer } from '../../test/server.ts';

// The embedded database has one connection; here many connections work at the same time.
let app: TestServer;
beforeAll(async () => {
  app = await startTestServer({}, await seededPostgres());
});
afterAll(() => app.close());

const atOnce = async (times: number, call: (index: number) => Promise<TestAnswer>) => {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => call(index)));
  return { answers, codes: answers.map(({ code }) => code).toSorted((one, other) => one - other) };
};

const lastOf = <T>(times: number, first: T, rest: T): T[] => [first, ...Array<T>(times - 1).fill(rest)];

test('a right code that comes many times at once lets in once', async () => {
  const phone = '13800000001';
  await askLoginCode(app, phone);
  const code = lastCode(app, `+86 ${phone}`);
  const form = { loginKind: 2, domainName: 'sunrise', deviceType: 5, countryCode: '86', phone, code };
  const { codes } = await atOnce(8, () => app.call('POST', '/user/pc/login', { form }));
  expect(codes).toEqual(lastOf(8, 200, 2003));
});

test('of many requests for a code at the same time one is sent', async () => {
  const form = { phone: '13800000002', countryCode: '86', scene: 2 };
  const { codes } = await atOnce(8, () => app.call('POST', '/user/pc/loginCode', { form }));
  expect(codes).toEqual(lastOf(8, 200, 1006));
});

test('a ticket that comes many times at once lets in once', async () => {
  const { query } = await pick(app, 'app-3', { domainName: 'deepblue', subject: 'DB0102' });
  const sent = { code: String(query['code']) };
  const { codes } = await atOnce(8, () => app.call('GET', '/isv/app-3/pc/login', { query: sent }));
  expect(codes).toEqual(lastOf(8, 200, 2009));
});

test('a QR login is scanned by one telephone and handed to one poll', async () => {
  const phones = [await app.signIn('13800000002'), await app.signIn('13800000003')];
  const { data } = await app.call('GET', '/user/login/qr/get', {
    query: { domainName: 'sunrise', deviceType: 5 },
  });
  const { qrId, pollToken } = { qrId: String(data['qrId']), pollToken: String(data['pollToken']) };
  const scans = await atOnce(2, (index) =>
    app.call('POST', '/user/login/qr/scan', { json: { qrId }, token: String(phones[index]) }),
  );
  expect(scans.codes).toEqual([200, 1008]);
  const token = String(phones[scans.answers.findIndex(({ code }) => code === 200)]);
  await app.call('POST', '/user/login/qr/confirm', { json: { qrId, agree: true }, token });
  const polls = await atOnce(8, () => app.call('POST', '/user/login/qr', { json: { qrId, pollToken } }));
  expect(polls.answers.filter(({ data: answer }) => 'login' in answer)).toHaveLength(1);
});

test('one token is switched to another company once', async () => {
  const token = await app.signIn('13800000001');
  const form = { companyId: 1002 };
  const { codes } = await atOnce(6, () => app.call('POST', '/user/pc/switchCompany', { form, token }));
  expect(codes).toEqual(lastOf(6, 200, 202));
});

test('of many logins at once five sessions are left', async () => {
  const form = {
    loginKind: 1,
    domainName: 'sunrise',
    deviceType: 5,
    account: '13800000011',
    password: 'Learn@2026',
  };
  const { answers } = await atOnce(8, () => app.call('POST', '/user/pc/login', { form }));
  const { codes } = await atOnce(8, (index) =>
    app.call('GET', '/user/user/pc/info', {
      query: { from: 'pc' },
      token: String(answers[index]?.data['access_token']),
    }),
  );
  expect(codes).toEqual([200, 200, 200, 200, 200, 202, 202, 202]);
});
