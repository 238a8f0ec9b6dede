import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attemptSave, attemptStart, attemptSubmit } from '@stoa/api/contract/exam';
import { userInfo } from '@stoa/api/contract/login';
import { AttemptState, SubmitReason } from '@stoa/domain';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './db/open.ts';
import {
  account,
  exam,
  examAttempt,
  itemProgress,
  notification,
  reviewTask,
  session,
  studySession,
} from './db/schema/index.ts';
import { hashOf, isLive } from './http/sessionLife.ts';
import { endChild, startChild } from './test/child.ts';
import type { Child } from './test/child.ts';
import { call, mailOf, mark, nothingTold, rename, signIn, visit, watch } from './test/writers.ts';

const full = process.env['STOA_FULL'] === '1';
const rounds = full ? 200 : 4;
const mostWrites = full ? 200 : 15;

const folders: string[] = [];
const children: ChildProcess[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-crash-'));
  folders.push(folder);
  return folder;
}
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const start = (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Child> =>
  startChild({ DATA_DIR: dataDir, ...env }, { onSpawn: (child) => children.push(child) });

/** Number of answers after which each round is killed, counted from the first write; the same in every run. */
const writesOf = (round: number): number => 1 + Math.floor(((round * 0.618_034) % 1) * mostWrites);

const [learner, reader] = ['13800000006', '13800000001'];
/**
 * A login that a kill cut off stays counted as a failed one, and ten failures of an account, or a hundred of
 * an address, close it for a while. So the account and the address change after eight rounds.
 */
const visitorOf = (round: number): { account: string; from: string } => {
  const no = 5 + Math.floor(round / 8);
  return { account: `1391001${String(no).padStart(4, '0')}`, from: `192.0.2.${no}` };
};
const behindProxy = { CALLS_PER_MINUTE: '0', TRUST_PROXY: '1' };
const told = nothingTold();
let folder = '';
let token = '';
let readersToken = '';

describe('a server that is killed under writes', { timeout: rounds * 45_000 }, () => {
  beforeAll(async () => {
    folder = await newFolder();
  });

  test(`opens again after each of ${rounds} kills, and has kept what it had answered`, async () => {
    let running = await start(folder, behindProxy);
    token = (await signIn(running.url, learner)) ?? '';
    readersToken = (await signIn(running.url, reader)) ?? '';
    for (let round = 1; round <= rounds; round += 1) {
      const { url } = running;
      const enough = told.writes + writesOf(round);
      const writing = Promise.all([
        watch(url, token, told),
        rename(url, token, told),
        mark(url, readersToken, told),
        visit(url, visitorOf(round), told),
      ]);
      while (told.writes < enough) await sleep(1);
      await endChild(running.process, 'SIGKILL');
      await writing;
      running = await start(folder, behindProxy);
      // Nothing is set up or repaired between two rounds, because the server has to start again by itself.
      expect(running.said.trim().split('\n'), `round ${round}`).toEqual([
        expect.stringMatching(/^STOA_READY /),
      ]);
      for (const one of [token, readersToken, ...told.tokens.values()]) {
        expect(await codeOf(running.url, one), `round ${round}`).toBe(200);
      }
      for (const one of [...told.closed].slice(-1)) {
        expect(await codeOf(running.url, one), `round ${round}`).toBe(202);
      }
    }
    await endChild(running.process, 'SIGKILL');
  });

  test('what was acknowledged is stored, and of unfinished requests either all or nothing', async () => {
    const database = await openDatabase({ dataDir: folder });
    onTestFinished(() => database.close());
    const { db } = database;
    const sessions = await db.select().from(session);
    const now = Date.now();
    const live = new Set(sessions.filter((row) => isLive(row, now)).map(({ tokenHash }) => tokenHash));
    for (const one of [token, readersToken, ...told.tokens.values()]) expect(live).toContain(hashOf(one));
    expect([...told.closed].filter((one) => live.has(hashOf(one)))).toEqual([]);

    const [mine] = await db.select().from(account).where(eq(account.phone, learner));
    expect([mailOf(told.mail.acked), mailOf(told.mail.typed)]).toContain(mine?.email);

    const marked = await db
      .select()
      .from(notification)
      .where(inArray(notification.notificationId, [0, ...told.read]));
    expect(marked.filter(({ readFlg }) => readFlg)).toHaveLength(told.read.size);

    const played = await db
      .select()
      .from(studySession)
      .where(inArray(studySession.sessionId, [...told.beats.keys()]));
    expect(played).toHaveLength(told.beats.size);
    for (const { sessionId, lastSeq } of played) {
      const { typed, acked } = told.beats.get(sessionId) ?? { typed: 0, acked: 0 };
      expect(lastSeq).toBeGreaterThanOrEqual(acked);
      expect(lastSeq).toBeLessThanOrEqual(typed);
    }
    // A beat changes its session and its item in one transaction, so the sums of all sessions equal what was
    // watched.
    const [first] = played;
    const items = await db
      .select()
      .from(itemProgress)
      .where(eq(itemProgress.userId, first?.userId ?? 0));
    const watched = items.find(({ itemId }) => itemId === first?.itemId)?.watchedSeconds;
    const credited = played.reduce((sum, { mediaCredited }) => sum + mediaCredited, 0);
    expect(watched).toBeCloseTo(credited, 3);
    expect(credited).toBeGreaterThan(0);
  });

  test('a second server on the folder is refused before it touches anything', async () => {
    const holder = await start(folder);
    const lock = await readFile(join(folder, 'server.lock'), 'utf8');
    const second = await start(folder);
    expect(second.exitCode).toBe(1);
    expect(second.said).toBe(
      `DATA_DIR ${folder} is in use by process ${holder.process.pid}; stop that process or choose another DATA_DIR.\n`,
    );
    expect(await readFile(join(folder, 'server.lock'), 'utf8')).toBe(lock);
    expect(await codeOf(holder.url, token)).toBe(200);
    expect(await endChild(holder.process, 'SIGTERM')).toBe(0);
    expect((await readdir(folder)).filter((name) => name.includes('lock'))).toEqual([]);
  });
});

const handInRow = async (dataDir: string, attemptId: number) => {
  const database = await openDatabase({ dataDir });
  try {
    const { db } = database;
    const attempts = await db.select().from(examAttempt).where(eq(examAttempt.attemptId, attemptId));
    const reviews = await db.$count(reviewTask, eq(reviewTask.refId, attemptId));
    return { attempts, reviews };
  } finally {
    await database.close();
  }
};

describe('a server that is killed at the hand-in of an exam', { timeout: 120_000 }, () => {
  const examId = 101;
  const answers = [
    { questionId: 10_101, values: ['B'] },
    { questionId: 10_115, values: ['先道歉，再核对小票。'] },
  ];
  const learnerPhone = '13800000001';

  beforeAll(async () => {
    if (folder === '') folder = await newFolder();
    await endChild((await start(folder)).process, 'SIGTERM');
    const database = await openDatabase({ dataDir: folder });
    const { db } = database;
    const [row] = await db.select().from(exam).where(eq(exam.examId, examId));
    if (row === undefined) throw new Error('The demo company has no such exam.');
    const closeTime = Date.now() + 86_400_000;
    const rules = { ...row.rules, minSubmitMinutes: 0, lateEntryMinutes: 0, retakeIntervalMinutes: 0 };
    await db.update(exam).set({ closeTime, maxAttempts: 0, rules }).where(eq(exam.examId, examId));
    await database.close();
  }, 120_000);

  test.each([
    ['before', AttemptState.InProgress],
    ['after', AttemptState.Marking],
  ] as const)('%s the commit: the attempt is handed in once, with every answer', async (moment, state) => {
    const killed = await start(folder, {
      KILL_AT_HAND_IN: moment,
      NODE_OPTIONS: `--import=${new URL('test/killAtHandIn.ts', import.meta.url).href}`,
    });
    const own = (await signIn(killed.url, learnerPhone)) ?? '';
    const send = (url: string, { path }: { path: string }, json: object) =>
      call(url, path, { token: own, json });
    const started = await send(killed.url, attemptStart, { examId });
    const { attemptId } = v.parse(attemptStart.data, started?.data).attempt;
    const set = { attemptId, flagged: [] };
    const saved = await send(killed.url, attemptSave, { ...set, seq: 1, answers });
    expect(saved?.data).toMatchObject({ savedSeq: 1 });

    const gone = new Promise((done) => killed.process.once('exit', (_, signal) => done(signal)));
    const last = { ...set, seq: 2, answers, reason: SubmitReason.Manual, idemKey: crypto.randomUUID() };
    expect(await send(killed.url, attemptSubmit, last)).toBeUndefined();
    expect(await gone).toBe('SIGKILL');
    const left = await handInRow(folder, attemptId);
    expect(left).toMatchObject({ attempts: [{ state, answers }], reviews: moment === 'after' ? 1 : 0 });

    const again = await start(folder);
    for (const key of [last.idemKey, crypto.randomUUID()]) {
      expect((await send(again.url, attemptSubmit, { ...last, idemKey: key }))?.code).toBe(200);
    }
    expect(await endChild(again.process, 'SIGTERM')).toBe(0);
    const { attempts, reviews } = await handInRow(folder, attemptId);
    expect(attempts).toMatchObject([
      { state: AttemptState.Marking, submitReason: SubmitReason.Manual, answers },
    ]);
    expect(reviews).toBe(1);
  });
});

const codeOf = async (url: string, one: string): Promise<number | undefined> =>
  (await call(url, userInfo.path, { token: one, query: { from: 'pc' } }))?.code;

/** Number of files of the database, under its draft name or its final one. */
const filesIn = async (dataDir: string): Promise<number> => {
  const draft = await readdir(join(dataDir, 'pg.draft'), { recursive: true }).catch(() => []);
  const whole = await readdir(join(dataDir, 'pg'), { recursive: true }).catch(() => []);
  return Math.max(draft.length, whole.length);
};

async function killAt(child: ChildProcess, dataDir: string, files: number): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    if ((await filesIn(dataDir)) >= files) child.kill('SIGKILL');
    await sleep(1);
  }
}

describe('a server that is killed during its first start', { timeout: full ? 900_000 : 180_000 }, () => {
  /** Moments of the kill: a number of database files, or a line that the server prints. */
  const moments: readonly (number | string)[] = full
    ? [
        1,
        22,
        60,
        200,
        400,
        700,
        900,
        1000,
        1100,
        1200,
        'Filling',
        ' 10 %',
        ' 40 %',
        ' 70 %',
        ' 95 %',
        '100 %',
      ]
    : [30, 900, 'Filling'];

  test.each(moments)('at %j: the next start has everything', async (moment) => {
    const dataDir = await newFolder();
    const killed = startChild(
      { DATA_DIR: dataDir },
      {
        onSpawn: (child) => {
          children.push(child);
          if (typeof moment === 'number') void killAt(child, dataDir, moment);
        },
        onSaid: (said, child) => {
          if (typeof moment === 'string' && said.includes(moment)) child.kill('SIGKILL');
        },
      },
    );
    // On a busy machine the moment may be noticed late; then the server is killed as soon as it is ready.
    const first = await killed;
    if (first.url !== '') await endChild(first.process, 'SIGKILL');
    const next = await start(dataDir);
    expect(first.url !== '' || next.said.includes('100 %')).toBe(true);
    expect(await signIn(next.url, learner)).toMatch(/^[\w-]{43}$/);
    await endChild(next.process, 'SIGKILL');
  });
});
