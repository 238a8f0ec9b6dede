import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { password } from '../../test/fixed.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { whileSuspended } from '../../test/shutOut.ts';
import { enter } from './enter.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const signIn = (jobNumber: string, secret = password, domainName = 'deepblue', companyId = 1002) =>
  app.call('POST', '/user/login/job-number', {
    json: { jobNumber, password: secret, domainName, companyId, deviceType: 5 },
  });

describe('a job number', () => {
  test('leads into the company of the page, in whatever case it is typed', async () => {
    expect((await signIn('DB0101')).data).toMatchObject({
      userId: 1,
      id: 12,
      companyId: 1002,
      sourceType: 0,
    });
    expect((await signIn(' db0101 ')).data).toMatchObject({ userId: 1, id: 12 });
    expect((await signIn('QH0001', password, 'qinghe', 1003)).data).toMatchObject({
      userId: 7,
      companyId: 1003,
    });
  });

  test.each([
    ['with a wrong password', 'DB0102', 'Wrong@2026', 'deepblue', 1002, 2001],
    ['that nobody has', 'DB9999', password, 'deepblue', 1002, 2001],
    ['of another company', 'SR0001', password, 'deepblue', 1002, 2001],
    ['of a disabled member', 'DB0104', password, 'deepblue', 1002, 2006],
    ['of a disabled member with a wrong password', 'DB0104', 'Wrong@2026', 'deepblue', 1002, 2001],
    ['on a page without this login', 'SR0001', password, 'sunrise', 1001, 2008],
    ['for a company that is not the page’s', 'QH0001', password, 'deepblue', 1003, 1001],
  ])('%s gets its own error code', async (_name, jobNumber, secret, domainName, companyId, code) => {
    expect((await signIn(jobNumber, secret, domainName, companyId)).code).toBe(code);
  });

  test('that is wrong gets the message about job numbers, whether or not somebody has it', async () => {
    const wrong = await signIn('DB0102', 'Wrong@2026');
    expect(wrong.msg).toBe('工号或密码错误');
    expect((await signIn('DB9999')).msg).toBe(wrong.msg);
  });

  test('of a suspended company gets a message that says so', async () => {
    await whileSuspended(app, 1003, async () => {
      expect((await signIn('QH0002', password, 'qinghe', 1003)).code).toBe(2007);
    });
    expect((await signIn('QH0002', password, 'qinghe', 1003)).code).toBe(200);
  });
});

test('failures by job number and by password are counted separately, because otherwise a lock would reveal whose number it is', async () => {
  for (let index = 0; index < 10; index += 1)
    expect((await signIn('DB0103', `Wrong@${index}000`)).code).toBe(2001);
  expect((await signIn('DB0103')).code).toBe(2002);
  const form = { loginKind: 1, domainName: 'deepblue', deviceType: 5, account: '13800000005', password };
  expect((await app.call('POST', '/user/pc/login', { form })).code).toBe(200);
});

test('a password that was changed while it was checked signs nobody in', async () => {
  const { db } = app.database;
  const [person] = await asSystem(db, (tx) => tx.select().from(account).where(eq(account.userId, 7)));
  const arrival = {
    userId: 7,
    target: { companyId: 1003 },
    sourceType: 0 as const,
    passwordHash: String(person?.passwordHash),
    by: { browser: '', system: '' },
  };
  await asSystem(db, (tx) => tx.update(account).set({ passwordHash: 'new' }).where(eq(account.userId, 7)));
  await expect(asSystem(db, (tx) => enter(tx, arrival, app.now()))).rejects.toThrow('2001');
});
