import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitCounter } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { allCalls, probeOf } from '../test/probe.ts';
import { newToken } from './sessionLife.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { BusinessError } from './errors.ts';
import { attemptFailed, beginAttempt, forgetFailures, limitSms } from './limits.ts';

let app: TestServer;
let token = '';
let other = '';
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000001');
  other = await app.signIn('13800000002');
});
afterAll(() => app.close());

const key = () => crypto.randomUUID();
const codeOf = async (work: Promise<unknown>): Promise<number> => {
  try {
    await work;
    return 200;
  } catch (error) {
    if (error instanceof BusinessError) return error.code;
    throw error;
  }
};

const send = (phone: string, address = '192.0.2.1') =>
  codeOf(limitSms(app.server.services, { phone, address }, app.now()));

const attempt = (name: string, address: string) =>
  asSystem(app.database.db, (tx) => beginAttempt(tx, app.server.services, { name, address }, app.now()));
const failed = (name: string, address: string) =>
  asSystem(app.database.db, (tx) => attemptFailed(tx, app.server.services, { name, address }, app.now()));
const right = (name: string) =>
  asSystem(app.database.db, (tx) => forgetFailures(tx, app.server.services, [name]));

describe('a call that may be made only so often', () => {
  test('is refused with the seconds to wait, opens again, and concerns one person', async () => {
    const probe = probeOf(app.server.services);
    const comment = (by = token) => probe.ask('X25', { token: by, sent: { targetKind: 2, idemKey: key() } });
    expect((await comment()).code).toBe(200);
    app.advance(2);
    expect(await comment()).toMatchObject({ code: 1006, msg: '操作过于频繁，请 3 秒后再试', data: null });
    expect((await comment(other)).code).toBe(200);
    app.advance(3);
    expect((await comment()).code).toBe(200);
    expect(probe.reached).toHaveLength(3);
  });

  test.each([
    ['S20', 120, 60],
    ['S23', 120, 60],
    ['X25', 1, 5],
    ['X90', 1, 1],
    ['X138', 20, 60],
    ['X156', 60, 60],
    ['X145', 20, 60],
    ['X169', 60, 60],
  ])('%s is limited to %i calls in %i s', async (id, most, seconds) => {
    app.advance(3600);
    const probe = probeOf(app.server.services);
    const codes: number[] = [];
    for (let no = 0; no <= most; no += 1) {
      codes.push((await probe.ask(id, { token, sent: { targetKind: 2, idemKey: key() } })).code);
    }
    expect(codes).toEqual([...Array<number>(most).fill(200), 1006]);
    app.advance(seconds);
    expect((await probe.ask(id, { token, sent: { targetKind: 2, idemKey: key() } })).code).toBe(200);
  });

  test('shares its counter with calls that do the same', async () => {
    app.advance(3600);
    const probe = probeOf(app.server.services);
    for (let no = 0; no < 20; no += 1) {
      await probe.ask(no % 2 === 0 ? 'X138' : 'X145', { token, sent: { idemKey: key() } });
    }
    expect((await probe.ask('X138', { token, sent: { idemKey: key() } })).code).toBe(1006);
    const rated = allCalls.filter(({ rate }) => rate !== undefined).map(({ id }) => id);
    expect(rated.toSorted()).toEqual([
      'S20',
      'S23',
      'X138',
      'X145',
      'X155',
      'X156',
      'X157',
      'X169',
      'X25',
      'X90',
    ]);
  });

  test('does not count failed calls, and answers a repeated call again', async () => {
    app.advance(3600);
    let failing = true;
    const probe = probeOf(app.server.services, (_reached, no) => {
      if (failing) throw new BusinessError(1012);
      return { no };
    });
    const idemKey = key();
    const comment = (sent = idemKey) => probe.ask('X25', { token, sent: { targetKind: 2, idemKey: sent } });
    expect((await comment()).code).toBe(1012);
    failing = false;
    expect((await comment()).code).toBe(200);
    expect((await comment()).code).toBe(200);
    expect((await comment(key())).code).toBe(1006);
    expect(probe.reached).toHaveLength(2);
  });

  test('lets one of many simultaneous calls through', async () => {
    app.advance(3600);
    const probe = probeOf(app.server.services);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => probe.ask('X25', { token, sent: { targetKind: 2, idemKey: key() } })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 1006)).toHaveLength(7);
  });
});

describe('codes by SMS', () => {
  test('go to one number once a minute and ten times a day', async () => {
    expect([await send('86 1'), await send('86 1')]).toEqual([200, 1006]);
    for (let no = 1; no < 10; no += 1) {
      app.advance(3600);
      expect(await send('86 1', `192.0.2.${no}`)).toBe(200);
    }
    app.advance(3600);
    expect(await send('86 1')).toBe(1006);
    app.advance(15 * 3600);
    expect(await send('86 1')).toBe(200);
  });

  test('go to fifteen numbers an hour from one address, and a refused one does not count', async () => {
    app.advance(24 * 3600);
    for (let no = 0; no < 15; no += 1) expect(await send(`86 2${no}`, '192.0.2.99')).toBe(200);
    expect(await send('86 300', '192.0.2.99')).toBe(1006);
    expect(await send('86 300', '192.0.2.98')).toBe(200);
    app.advance(3600);
    expect(await send('86 301', '192.0.2.99')).toBe(200);
  });
});

describe('attempts to log in', () => {
  test('from many addresses count together for the name', async () => {
    for (let no = 0; no < 10; no += 1) expect(await codeOf(attempt('user 900', `10.0.0.${no}`))).toBe(200);
    expect(await codeOf(attempt('user 900', '10.0.0.77'))).toBe(2002);
    app.advance(15 * 60);
    expect(await codeOf(attempt('user 900', '10.0.0.77'))).toBe(200);
  });

  test('of many names count together for the address once they failed, and those under way do not', async () => {
    app.advance(3600);
    for (let no = 0; no < 150; no += 1) {
      expect(await codeOf(attempt(`user ${1000 + no}`, '10.1.0.1'))).toBe(200);
    }
    for (let no = 0; no < 100; no += 1) {
      expect(await codeOf(attempt(`user ${2000 + no}`, '10.1.0.1'))).toBe(200);
      await failed(`user ${2000 + no}`, '10.1.0.1');
    }
    expect(await codeOf(attempt('user 3000', '10.1.0.1'))).toBe(2002);
    expect(await codeOf(attempt('user 3000', '10.1.0.2'))).toBe(200);
  });

  test('a correct password deletes the failures of its name', async () => {
    app.advance(3600);
    for (let no = 0; no < 9; no += 1) await attempt('user 901', '10.2.0.1');
    expect(await codeOf(attempt('user 901', '10.2.0.1'))).toBe(200);
    await right('user 901');
    for (let no = 0; no < 10; no += 1) expect(await codeOf(attempt('user 901', '10.2.0.1'))).toBe(200);
    expect(await codeOf(attempt('user 901', '10.2.0.1'))).toBe(2002);
  });
});

test('counters hold no number, address or account', async () => {
  await limitSms(app.server.services, { phone: '86 13912345678', address: '198.51.100.7' }, app.now());
  const rows = await asSystem(app.database.db, (tx) => tx.select().from(limitCounter));
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toMatch(/13912345678|198\.51/);
});

test('a flood from one session or address is refused before it reaches the database', async () => {
  const small = await startTestServer({ CALLS_PER_MINUTE: '10' });
  const mine = await small.signIn('13800000001');
  const yours = await small.signIn('13800000002');
  const probe = probeOf(small.server.services);
  const many = async (times: number, id: string, by: string | undefined) => {
    const answers = [];
    for (let no = 0; no < times; no += 1) {
      answers.push(await probe.ask(id, by === undefined ? {} : { token: by }));
    }
    return answers.at(-1);
  };
  expect(await many(10, 'S9', mine)).toMatchObject({ status: 200, code: 200 });
  expect(await many(1, 'S9', mine)).toMatchObject({ status: 200, code: 1006 });
  expect(await many(1, 'S9', yours)).toMatchObject({ code: 200 });
  expect(await many(1, 'S12', mine)).toMatchObject({ status: 503, retryAfter: '60' });
  expect(await many(50, 'S18', undefined)).toMatchObject({ code: 200 });
  expect(await many(1, 'S18', undefined)).toMatchObject({ code: 1006 });
  small.advance(60);
  expect(await many(1, 'S9', mine)).toMatchObject({ code: 200 });
  await small.close();
});

test('invented tokens count for the address that sends them, and lock nobody else out', async () => {
  const small = await startTestServer({ CALLS_PER_MINUTE: '10' });
  const probe = probeOf(small.server.services);
  const [mine, later] = [await small.signIn('13800000001'), await small.signIn('13800000002')];
  const ask = async (token: string, address = '192.0.2.7') =>
    (await probe.ask('S9', { token, address })).code;
  expect(await ask(mine)).toBe(200);
  const codes: number[] = [];
  for (let no = 0; no < 60; no += 1) {
    const token = no % 2 === 0 ? newToken().token : `no token at all ${no}`;
    codes.push(await ask(token));
  }
  expect(codes).toEqual([...Array<number>(50).fill(401), ...Array<number>(10).fill(1006)]);
  // Tokens that were issued still work, the first use of one included.
  expect(await ask(mine)).toBe(200);
  expect(await ask(later)).toBe(200);
  await small.close();
});
