import type * as crypto from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { account, limitCounter, member } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { mountCalls } from '../../http/mount.ts';
import { register } from '../../http/register.ts';
import { Turns } from '../../http/turns.ts';
import { password } from '../../test/fixed.ts';
import { engines } from '../../test/engines.ts';
import { sentOf } from '../../test/sent.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { loginArea } from './area.ts';
import { hashesAtOnce } from './password.ts';

/**
 * Counts derivations: all of them, those that are running now, and the most at one time. Each one waits for
 * `until`.
 */
const derived = vi.hoisted(() => ({ all: 0, now: 0, most: 0, until: Promise.resolve() }));
/** Derives each password only once, because a test with a crowd would otherwise take too long. */
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  const known = new Map<string, Buffer>();
  return {
    ...real,
    scrypt: (
      secret: string,
      salt: Buffer,
      length: number,
      options: crypto.ScryptOptions,
      done: (error: Error | null, key: Buffer) => void,
    ) => {
      derived.all += 1;
      derived.now += 1;
      derived.most = Math.max(derived.most, derived.now);
      const name = `${secret} ${salt.toString('hex')}`;
      const key = known.get(name) ?? real.scryptSync(secret, salt, length, options);
      known.set(name, key);
      const end = async (): Promise<void> => {
        await derived.until;
        derived.now -= 1;
        done(null, key);
      };
      void end();
    },
  };
});

const many = <T>(times: number, of: (no: number) => T): T[] =>
  Array.from({ length: times }, (_, no) => of(no));
/** More failures than one address is allowed. */
const crowd = 120;
const phoneOf = (no: number) => `1390000${String(no).padStart(4, '0')}`;
const count = (codes: readonly number[], code: number) => codes.filter((one) => one === code).length;

/** Colleagues of sunrise, all with the demo password. */
async function hire(app: TestServer): Promise<void> {
  await asSystem(app.database.db, async (tx) => {
    const [person] = await tx.select().from(account).where(eq(account.userId, 1));
    const [place] = await tx.select().from(member).where(eq(member.memberId, 11));
    if (person === undefined || place === undefined) throw new Error('The seed has changed.');
    const [more, places] = [
      many(crowd, (no) => ({
        ...person,
        userId: 90_000 + no,
        phone: phoneOf(no),
        email: null,
        username: null,
      })),
      many(crowd, (no) => ({ ...place, memberId: 90_000 + no, userId: 90_000 + no, jobNumber: `RUSH${no}` })),
    ];
    await tx.insert(account).values(more);
    await tx.insert(member).values(places);
  });
}

describe.each(engines)('at nine o’clock, on %s', { timeout: 60_000 }, (_engine, open) => {
  let app: TestServer;
  beforeAll(async () => {
    app = await startTestServer({}, await open());
    await hire(app);
  });
  afterAll(() => app.close());

  const signIn = async (name: string, secret = password) => {
    const form = { loginKind: 1, domainName: 'sunrise', deviceType: 5, account: name, password: secret };
    return (await app.call('POST', '/user/pc/login', { form })).code;
  };

  test('everybody behind one address with the right password gets in, and some threads stay free', async () => {
    derived.most = 0;
    const codes = await Promise.all(many(crowd, (no) => signIn(phoneOf(no))));
    expect(count(codes, 200)).toBe(crowd);
    expect(derived.most).toBeLessThanOrEqual(hashesAtOnce);
    const left = await asSystem(app.database.db, (tx) => tx.select().from(limitCounter));
    expect(left).toEqual([]);
  });

  test('of many guesses at once at one account ten are checked', async () => {
    derived.all = 0;
    const codes = await Promise.all(many(60, (no) => signIn('13800000009', `Wrong@${no}000`)));
    expect([count(codes, 2001), count(codes, 2002), derived.all]).toEqual([10, 50, 10]);
  });

  test('of guesses at once at many accounts, a hundred from one address and those in progress are checked', async () => {
    app.advance(3600);
    derived.all = 0;
    const codes = await Promise.all(many(crowd, (no) => signIn(phoneOf(no), 'Wrong@2026')));
    const failed = count(codes, 2001);
    expect(failed).toBeGreaterThanOrEqual(100);
    expect(failed).toBeLessThan(100 + hashesAtOnce);
    expect(derived.all).toBe(failed);
    expect(count(codes, 2002)).toBe(crowd - failed);
    expect(await signIn(phoneOf(0))).toBe(2002);
    app.advance(15 * 60 + 1);
    expect(await signIn(phoneOf(0))).toBe(200);
  });

  test('guesses of codes by message are limited by address in the same way', async () => {
    app.advance(3600);
    const codes = await Promise.all(
      many(crowd, async (no) => {
        const form = { loginKind: 2, domainName: 'sunrise', deviceType: 5, countryCode: '86' };
        const sent = { ...form, phone: phoneOf(no), code: '123456' };
        return (await app.call('POST', '/user/pc/login', { form: sent })).code;
      }),
    );
    expect(count(codes, 2003)).toBeGreaterThanOrEqual(100);
    expect(count(codes, 2003)).toBeLessThan(104);
    expect(count(codes, 2002)).toBe(crowd - count(codes, 2003));
  });
});

/** Makes all derivations wait from now on, until the returned function is called. */
const held = (): (() => void) => {
  let go: () => void;
  derived.until = new Promise((resolve) => {
    go = resolve;
  });
  return () => go();
};

describe('where too many wait', () => {
  let app: TestServer;
  beforeAll(async () => {
    app = await startTestServer();
  });
  afterAll(() => app.close());

  const askOn = (turns: Turns) => {
    const { handlers } = register([loginArea]);
    const answer = mountCalls(handlers, { ...app.server.services, passwords: turns }, (error) => {
      throw error;
    });
    return (locale = 'zh-CN', gone = new AbortController().signal) =>
      answer({
        path: '/user/pc/login',
        address: () => '192.0.2.7',
        gone: () => gone,
        sent: sentOf(
          new Request('http://localhost/api/user/pc/login', {
            method: 'POST',
            headers: {
              DeviceModel: 'PC',
              'accept-language': locale,
              'content-type': 'application/x-www-form-urlencoded',
            },
            body: `loginKind=1&domainName=sunrise&deviceType=5&account=13800000001&password=${password}`,
          }),
        ),
      });
  };
  test('the next one learns the place and when to try again, and gets in then', async () => {
    const release = held();
    const ask = askOn(new Turns({ atOnce: 1, mostWaiting: 1 }));
    const first = ask();
    await vi.waitFor(() => expect(derived.now).toBe(1));
    const second = ask();
    // Lets the server read the body of the second request before the third is sent.
    await new Promise((done) => setTimeout(done));
    const third = await ask('en');
    expect(third).toEqual({
      status: 503,
      envelope: {
        code: 1014,
        msg: 'Many people are waiting: you are number 2, try again in 3 s',
        data: { place: 2, retryAfterSeconds: 3 },
      },
      headers: { 'retry-after': '3' },
    });
    release();
    expect([(await first).envelope.code, (await second).envelope.code]).toEqual([200, 200]);
    expect((await ask()).envelope.code).toBe(200);
  });

  test('a client that disconnects leaves the queue, and no password is derived for it', async () => {
    const release = held();
    derived.all = 0;
    const ask = askOn(new Turns({ atOnce: 1, mostWaiting: 1 }));
    const first = ask();
    await vi.waitFor(() => expect(derived.now).toBe(1));
    const leaving = new AbortController();
    const second = ask('zh-CN', leaving.signal);
    await new Promise((done) => setTimeout(done));
    leaving.abort();
    expect((await second).status).toBe(503);
    const third = ask();
    release();
    expect([(await first).envelope.code, (await third).envelope.code]).toEqual([200, 200]);
    expect(derived.all).toBe(2);
  });

  test('a client that closes the connection is noticed', async () => {
    const release = held();
    derived.all = 0;
    const url = `${app.url}/api/user/pc/login`;
    const body = `loginKind=1&domainName=sunrise&deviceType=5&account=13800000002&password=${password}`;
    const headers = { DeviceModel: 'PC', 'content-type': 'application/x-www-form-urlencoded' };
    const working = many(hashesAtOnce, () => fetch(url, { method: 'POST', headers, body }));
    await vi.waitFor(() => expect(derived.now).toBe(hashesAtOnce));
    const leaving = new AbortController();
    const left = fetch(url, { method: 'POST', headers, body, signal: leaving.signal });
    const waiting = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    await vi.waitFor(() => expect(waiting).toHaveBeenCalled());
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(app.lines.some((line) => line.includes('/user/pc/login 503'))).toBe(true));
    release();
    for (const answer of await Promise.all(working)) expect(await answer.json()).toMatchObject({ code: 200 });
    expect(derived.all).toBe(hashesAtOnce);
    waiting.mockRestore();
  });
});
