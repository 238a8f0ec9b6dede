import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../../test/fixed.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { normalAccount } from './rules.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const signIn = (account: string, secret = password, domainName = 'sunrise') =>
  app.call('POST', '/user/pc/login', {
    form: { loginKind: 1, domainName, deviceType: 5, account, password: secret },
  });

describe('a password login', () => {
  test('leads into the company of the page', async () => {
    expect((await signIn('13800000001')).data).toMatchObject({ userId: 1, id: 11, companyId: 1001 });
    expect((await signIn('13800000001', password, 'deepblue')).data).toMatchObject({
      id: 12,
      companyId: 1002,
    });
  });

  test('on the platform page leads into the company used last, or into none', async () => {
    expect((await signIn('13800000001', password, '')).data).toMatchObject({ companyId: 1002 });
    expect((await signIn('13800000008', password, '')).data).toMatchObject({ id: 0, companyId: 500 });
  });

  test.each([
    ['a wrong password', '13800000001', 'Wrong@2026', 'sunrise', 2001],
    ['an unknown account', '13899999999', password, 'sunrise', 2001],
    ['a person of another company', '13800000004', password, 'sunrise', 2005],
    ['a disabled member', '13800000010', password, 'deepblue', 2006],
    ['a page without password login', '13800000007', password, 'qinghe', 2008],
  ])('%s gets its own error code', async (_name, account, secret, domainName, code) => {
    expect((await signIn(account, secret, domainName)).code).toBe(code);
  });

  test('by SMS code is refused, because none was ever sent', async () => {
    const form = {
      loginKind: 2,
      domainName: 'sunrise',
      deviceType: 5,
      countryCode: '86',
      phone: '13800000001',
      code: '123456',
    };
    expect((await app.call('POST', '/user/pc/login', { form })).code).toBe(2003);
  });
});

describe('guessing', () => {
  test.each([
    ['a known', '13800000009'],
    ['an unknown', '13877777777'],
  ])(
    '%s account is throttled from the tenth failure on, with the same words, and opens again',
    async (_name, account) => {
      const codes: number[] = [];
      for (let index = 0; index < 12; index += 1)
        codes.push((await signIn(account, `Wrong@${index}00`)).code);
      expect(codes).toEqual([...Array<number>(10).fill(2001), 2002, 2002]);
      expect(await signIn(account)).toMatchObject({ code: 2002, msg: '失败次数过多，请 15 分钟后再试' });
      app.advance(15 * 60 + 1);
      expect((await signIn(account)).code).toBe(account === '13800000009' ? 200 : 2001);
    },
  );

  test('writing the account differently does not start a new count', async () => {
    const forms = [
      '13800000011',
      ' 13800000011',
      '+8613800000011',
      '１３８００００００１１',
      '8613800000011',
    ];
    expect(new Set(forms.map(normalAccount)).size).toBe(1);
  });

  test('of many tries at once no more than ten are checked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn('13800000005', `Wrong@${index}00`, 'deepblue')),
    );
    expect(answers.filter((answer) => answer.code === 2001)).toHaveLength(10);
    expect(answers.filter((answer) => answer.code === 2002)).toHaveLength(20);
  });
});
