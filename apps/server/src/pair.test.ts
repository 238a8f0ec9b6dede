import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './db/open.ts';
import type { OpenDatabase } from './db/open.ts';
import { notification } from './db/schema/index.ts';
import { asSystem, inScope } from './db/scope.ts';
import { once } from './http/idempotency.ts';
import { newToken } from './http/sessionLife.ts';
import type { Job } from './jobs/job.ts';
import { runDueJobs } from './jobs/runner.ts';
import { seedTime } from './test/fixed.ts';
import { startPair } from './test/pair.ts';
import type { Pair } from './test/pair.ts';
import { follow, say } from './test/rooms.ts';
import { startTestServer } from './test/server.ts';

let pair: Pair;
beforeAll(() => {
  pair = startPair();
});
afterAll(() => pair.stop());

test('calls go to both processes', async () => {
  const token = 'a-token-for-this-test';
  const app = await startTestServer({ METRICS_TOKEN: token });
  for (let no = 0; no < 4; no += 1) await app.call('GET', '/no/such/call');
  for (const url of [app.url, app.secondUrl ?? '']) {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.text()).toContain('stoa_requests_total{kind="api",status="404"} 2');
  }
  await app.close();
});

// The same tests as with one process, but with the calls taking turns between two processes on one
// PostgreSQL.
describe('over two processes', () => {
  describe('envelope and sessions', async () => {
    await import('./http/api.test.ts');
  });
  describe('exams', async () => {
    await import('./areas/exam/sitting.test.ts');
  });
  describe('logins and guesses', async () => {
    await import('./areas/login/login.test.ts');
  });
  describe('courses', async () => {
    await import('./areas/course/course.test.ts');
  });
  describe('study', async () => {
    await import('./areas/study/study.test.ts');
  });
  describe('live rooms', async () => {
    await import('./areas/live/live.test.ts');
  });
});

test('a room is the same, whichever process somebody is connected to', async () => {
  const app = await startTestServer();
  const one = await app.signIn('13800000001');
  const other = await app.signIn('13800000002');
  const here = await follow(app, one, 2);
  const there = await follow(app, other, 2, { url: app.secondUrl ?? '' });
  const texts = Array.from({ length: 12 }, (_, no) => `no ${no}`);
  // The calls go to both processes in turn.
  for (const [no, text] of texts.entries()) await say(app, no % 3 === 0 ? one : other, 2, text);
  for (const { frames, until } of [here, there]) {
    await until(({ list }) => list.some(({ text }) => text === 'no 11'));
    expect(frames.flatMap(({ list }) => list.map(({ text }) => text))).toEqual(texts);
  }
  // Two logouts, one in each process; the sockets are closed for both.
  for (const token of [one, other]) {
    await app.call('POST', '/user/pc/loginOut', { form: { type: 5 }, token });
  }
  for (const { closed } of [here, there]) expect(await closed).toMatchObject({ code: 4401 });
  await app.close();
});

test('made-up tokens lock out nobody who has signed in, at whichever process', async () => {
  const app = await startTestServer({ CALLS_PER_MINUTE: '10' });
  const ask = async (token: string) =>
    (await app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token })).code;
  // Each process has issued one of these, and neither has seen either in use.
  const tokens = [await app.signIn('13800000001'), await app.signIn('13800000002')];
  const guesses: number[] = [];
  for (let no = 0; no < 120; no += 1) guesses.push(await ask(newToken().token));
  expect(guesses.slice(-2)).toEqual([1006, 1006]);
  for (const token of tokens) expect([await ask(token), await ask(token)]).toEqual([200, 200]);
  await app.close();
});

describe('at the same moment in two processes', () => {
  let both: OpenDatabase[];
  beforeAll(async () => {
    const databaseUrl = await pair.newDatabase();
    both = await Promise.all([openDatabase({ databaseUrl }), openDatabase({ databaseUrl })]);
  });
  afterAll(() => Promise.all(both.map((one) => one.close())));

  test('a job is done once', async () => {
    const job: Job = {
      name: 'message',
      rhythm: 'every minute',
      run: async (tx, { now }) => {
        const text = { zh: '一次', en: 'Once' };
        await tx
          .insert(notification)
          .values({ userId: 6, companyId: 1001, kind: 1, title: text, content: text, createTime: now });
        await new Promise((done) => setTimeout(done, 100));
        return 1;
      },
    };
    const lines: string[] = [];
    const ran = await Promise.all(
      [...both, ...both, ...both].map(async (one) =>
        runDueJobs({
          db: await one.lower(),
          clock: () => seedTime,
          writeLine: (line) => lines.push(line),
          jobs: [job],
        }),
      ),
    );
    expect(ran.flat()).toEqual(['message']);
    expect(lines).toEqual([]);
    const told = await asSystem(both[0]?.db ?? never(), (tx) => tx.select().from(notification));
    expect(told.filter(({ title }) => title.en === 'Once')).toHaveLength(1);
  });

  test('an intention has its effect once, and everybody gets its answer', async () => {
    let runs = 0;
    const intention = { actor: '1@1001', path: '/x', idemKey: 'a', body: { a: 1 } };
    const answers = await Promise.all(
      [...both, ...both, ...both].map(async (one) =>
        inScope(await one.lower(), { companyId: 1001, userId: 1 }, (tx) =>
          once(tx, intention, seedTime, async () => {
            runs += 1;
            await new Promise((done) => setTimeout(done, 50));
            return { run: runs };
          }),
        ),
      ),
    );
    expect(answers).toEqual(answers.map(() => ({ run: 1 })));
    expect(runs).toBe(1);
  });
});

const never = (): never => {
  throw new Error('There is no database.');
};
