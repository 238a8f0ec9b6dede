import type * as crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

/** The parameters of each password derivation, because they decide how long it takes. */
const derived = vi.hoisted((): unknown[] => []);
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  return {
    ...real,
    scrypt: (
      password: crypto.BinaryLike,
      salt: crypto.BinaryLike,
      length: number,
      options: crypto.ScryptOptions,
      done: (error: Error | null, key: Buffer) => void,
    ) => {
      derived.push({ length, options });
      real.scrypt(password, salt, length, options, done);
    },
  };
});

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const byName = (account: string) => () =>
  app.call('POST', '/user/pc/login', {
    form: { loginKind: 1, domainName: 'deepblue', deviceType: 5, account, password: 'Wrong@2026' },
  });
const byNumber = (jobNumber: string) => () =>
  app.call('POST', '/user/login/job-number', {
    json: { jobNumber, password: 'Wrong@2026', domainName: 'deepblue', companyId: 1002, deviceType: 5 },
  });

// A test cannot distinguish a difference in time from noise, but it can compare the work.
test('a wrong password takes the same time and gets the same message, whether the account exists or not', async () => {
  const tries = {
    'a name that somebody has': byName('13800000004'),
    'a name that nobody has': byName('13899999999'),
    'a name of somebody elsewhere': byName('13800000007'),
    'a number that somebody has': byNumber('DB0102'),
    'a number that nobody has': byNumber('DB9999'),
    'a number of somebody who is shut out': byNumber('DB0104'),
  };
  const seen = [];
  for (const [who, attempt] of Object.entries(tries)) {
    derived.length = 0;
    const { code, msg, data } = await attempt();
    seen.push({ who, code, msg, data, derived: [...derived] });
  }
  const [first] = seen;
  expect(first?.derived).toHaveLength(1);
  // Each form names its own fields; the rest of the message must not depend on who asks.
  const saying = { 'a name': '账号或密码错误', 'a number': '工号或密码错误' };
  for (const one of seen) {
    const msg = one.who.startsWith('a name') ? saying['a name'] : saying['a number'];
    expect(one).toEqual({ ...first, who: one.who, msg });
  }
});
