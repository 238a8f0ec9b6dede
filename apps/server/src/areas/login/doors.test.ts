import type * as crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { account, limitCounter, member, session, smsCode } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestAnswer, TestServer } from '../../test/server.ts';

/*
 * With a wrong proof, whatever is tried in whatever order, an existing telephone number, name or job number
 * gets the same answers as one that does not exist: the same codes and messages, the same locks, the same
 * rows written. A test cannot distinguish a difference in time from noise, but it can compare the rows that a
 * call writes.
 */

// Every proof is wrong in this file; the work for a right proof is tested in guessing.test.ts.
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof crypto>()),
  scrypt: (...[, , length, , done]: Parameters<typeof crypto.scrypt>) =>
    setImmediate(() => done(null, Buffer.alloc(length, 1))),
}));

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());

/** The login names of one person, or names that belong to nobody. */
interface Names {
  readonly phone: string;
  readonly email: string;
  readonly username: string;
  readonly jobNumber: string;
}

const wrong = 'Wrong@2026';
const byName = (name: string) =>
  app.call('POST', '/user/pc/login', {
    form: { loginKind: 1, domainName: 'deepblue', deviceType: 5, account: name, password: wrong },
    headers: from(),
  });
let callers = 0;
/** Each request comes from an address of its own, so that only the counters of the names can lock. */
const from = () => {
  callers += 1;
  return { 'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` };
};

const doors = {
  phone: ({ phone }) => byName(phone),
  phoneAbroad: ({ phone }) => byName(`+86${phone}`),
  email: ({ email }) => byName(email),
  username: ({ username }) => byName(username.toUpperCase()),
  jobNumber: ({ jobNumber }) =>
    app.call('POST', '/user/login/job-number', {
      json: { jobNumber, password: wrong, domainName: 'deepblue', companyId: 1002, deviceType: 5 },
      headers: from(),
    }),
  code: ({ phone }) =>
    app.call('POST', '/user/pc/login', {
      form: { loginKind: 2, domainName: 'sunrise', deviceType: 5, countryCode: '86', phone, code: '000000' },
      headers: from(),
    }),
  forgotten: ({ phone }) =>
    app.call('POST', '/user/user/forgetPassword', {
      json: { countryCode: '86', phone, code: '000000', newPassword: 'Spring2027' },
      headers: from(),
    }),
  sending: ({ phone }) =>
    app.call('POST', '/user/pc/loginCode', { form: { phone, countryCode: '86', scene: 2 }, headers: from() }),
} satisfies Record<string, (names: Names) => Promise<TestAnswer>>;
type Door = keyof typeof doors;
const allDoors: readonly Door[] = [
  'phone',
  'phoneAbroad',
  'email',
  'username',
  'jobNumber',
  'code',
  'forgotten',
  'sending',
];

/** All stored rows that a try may change, without their owner. */
const written = () =>
  asSystem(app.database.db, async (tx) => ({
    counted: (await tx.select().from(limitCounter))
      .map(({ times }) => times.length)
      .toSorted((one, other) => one - other),
    codes: (await tx.select().from(smsCode)).map(({ tries, usedTime }) => [tries, usedTime]),
    sessions: (await tx.select().from(session)).length,
  }));

async function answersOf(names: Names, tries: readonly Door[]): Promise<unknown[]> {
  await asSystem(app.database.db, async (tx) => {
    await tx.delete(limitCounter);
    await tx.delete(smsCode);
  });
  const answers: unknown[] = [];
  for (const door of tries) {
    const { status, code, msg, data } = await doors[door](names);
    answers.push({ door, status, code, msg, data, written: await written() });
  }
  return answers;
}

const nobody: Names = {
  phone: '13712340000',
  email: 'nobody@stoa.example',
  username: 'nobody',
  jobNumber: 'DB9999',
};

async function somebody(): Promise<Names> {
  return asSystem(app.database.db, async (tx) => {
    const named = { email: 'someone@stoa.example', username: 'someone' };
    await tx.update(account).set(named).where(eq(account.userId, 5));
    const [person] = await tx.select().from(account).where(eq(account.userId, 5));
    const [place] = await tx.select().from(member).where(eq(member.userId, 5));
    return { ...named, phone: person?.phone ?? '', jobNumber: place?.jobNumber ?? '' };
  });
}

test('no combination of logins reveals whether a name exists, or which names belong together', async () => {
  const names = await somebody();
  expect(names.jobNumber).toMatch(/^DB/);
  await fc.assert(
    fc.asyncProperty(
      // A sequence consists of runs of the same call, because it takes ten tries to lock a name.
      fc.array(fc.tuple(fc.constantFrom(...allDoors), fc.integer({ min: 1, max: 11 })), {
        minLength: 2,
        maxLength: 4,
      }),
      async (runs) => {
        const tries = runs.flatMap(([door, times]) => Array<Door>(times).fill(door));
        expect(await answersOf(names, tries)).toEqual(await answersOf(nobody, tries));
      },
    ),
    { seed: 20_260_310, numRuns: 6 },
  );
}, 120_000);

test.each(allDoors)(
  'ten failures by %s lock no other way to log in',
  async (shut) => {
    const names = await somebody();
    await answersOf(names, Array<Door>(10).fill(shut));
    const same: Partial<Record<Door, readonly Door[]>> = {
      phone: ['phoneAbroad'],
      phoneAbroad: ['phone'],
      code: ['forgotten'],
      forgotten: ['code'],
    };
    for (const door of allDoors) {
      if (door === shut || same[shut]?.includes(door) === true) continue;
      expect([door, (await doors[door](names)).code]).not.toEqual([door, 2002]);
    }
  },
  60_000,
);
