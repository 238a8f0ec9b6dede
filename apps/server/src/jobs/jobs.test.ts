import { Relation, TargetKind } from '@stoa/domain';
import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../db/database.ts';
import {
  account,
  course,
  courseProgress,
  jobRun,
  limitCounter,
  notification,
  qrLogin,
  relationMark,
  session,
  studyEvidence,
  upcomingTask,
} from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { areas } from '../areas/index.ts';
import { seedTime } from '../test/fixed.ts';
import { seededDatabase } from '../test/server.ts';
import type { Job } from './job.ts';
import { jobsOf } from './jobs.ts';
import { runDueJobs, startJobs } from './runner.ts';
import { lastDue } from './schedule.ts';

const hour = 3_600_000;
const jobs = jobsOf(areas);
let opened: OpenDatabase;
let db: Database;
let now = seedTime;
beforeAll(async () => {
  opened = await seededDatabase();
  db = await opened.lower();
});
afterAll(() => opened.close());
beforeEach(async () => {
  now += 30 * 24 * hour;
  await asSystem(db, async (tx) => {
    await tx.delete(jobRun);
    await tx.delete(upcomingTask);
  });
});

const lines: string[] = [];
const run = (list: readonly Job[] = jobs) =>
  runDueJobs({ db, clock: () => now, writeLine: (line) => lines.push(line), jobs: list });
const told = (since: number) =>
  asSystem(db, (tx) =>
    tx
      .select({ userId: notification.userId, title: notification.title, target: notification.target })
      .from(notification)
      .where(gt(notification.createTime, since)),
  );

describe('when a job is due', () => {
  test.each([
    ['every 15 s', '2026-03-10T10:00:29.900Z', '2026-03-10T10:00:15Z'],
    ['every minute', '2026-03-10T10:00:29.900Z', '2026-03-10T10:00:00Z'],
    // Two o'clock in the morning in Asia/Shanghai is 18:00 UTC on the day before.
    ['daily at 02:00', '2026-03-10T17:59:59Z', '2026-03-09T18:00:00Z'],
    ['daily at 02:00', '2026-03-10T18:00:00Z', '2026-03-10T18:00:00Z'],
  ] as const)('%s, at %s', (rhythm, time, due) => {
    expect(new Date(lastDue(rhythm, Date.parse(time))).toISOString()).toBe(new Date(due).toISOString());
  });

  test('it runs once, and again when its time has come', async () => {
    const names = jobs.map(({ name }) => name);
    expect(await run()).toEqual(names);
    expect(await run()).toEqual([]);
    now += 15_000;
    expect(await run()).toEqual(['qr expiry', 'exam deadlines']);
    now += 60_000;
    expect(await run()).toEqual([
      'qr expiry',
      'openings',
      'exam deadlines',
      'exams that open soon',
      'exam openings',
      'exams that close soon',
      'exam results',
      'task reminders',
    ]);
    now += 24 * hour;
    expect(await run()).toEqual(names);
  });

  test('jobs that an area registers run beside those that concern all areas', async () => {
    let runs = 0;
    const job: Job = { name: 'own', rhythm: 'every minute', run: () => Promise.resolve((runs += 1)) };
    expect(await run(jobsOf([{ name: 'own', jobs: [job] }]))).toEqual([
      'own',
      'task reminders',
      'overdue tasks',
      'housekeeping',
    ]);
    expect(runs).toBe(1);
  });

  test('a job that fails leaves nothing behind, is reported, and is tried again; the others go on', async () => {
    let failing = true;
    const list: Job[] = [
      {
        name: 'fails',
        rhythm: 'every minute',
        run: async (tx) => {
          await tx.insert(jobRun).values({ name: 'half done', lastTime: 1 });
          if (failing) throw new Error('no');
          return 1;
        },
      },
      { name: 'works', rhythm: 'every minute', run: () => Promise.resolve(0) },
    ];
    expect(await run(list)).toEqual(['works']);
    expect(lines.join('\n')).toContain('job fails failed: Error: no');
    expect(await asSystem(db, (tx) => tx.$count(jobRun))).toBe(1);
    failing = false;
    expect(await run(list)).toEqual(['fails']);
  });

  test('many servers at once run it once', async () => {
    let runs = 0;
    const list: Job[] = [{ name: 'alone', rhythm: 'every minute', run: () => Promise.resolve((runs += 1)) }];
    await Promise.all(Array.from({ length: 5 }, () => run(list)));
    expect(runs).toBe(1);
  });

  test('a stop waits for the job that is running', async () => {
    let [begun, ended] = [(): void => undefined, false];
    const beginning = new Promise<void>((done) => (begun = done));
    const slow: Job = {
      name: 'slow',
      rhythm: 'every minute',
      run: async () => {
        begun();
        await new Promise((done) => setTimeout(done, 200));
        ended = true;
        return 0;
      },
    };
    const running = startJobs({ db, clock: () => now, writeLine: () => undefined, jobs: [slow] });
    await beginning;
    await running.stop();
    expect(ended).toBe(true);
  });
});

const give = (dueTime: number, userId = 6, courseId = 203) =>
  asSystem(db, (tx) =>
    tx.insert(upcomingTask).values({
      taskKey: `${userId}-${courseId}-${dueTime}`,
      userId,
      companyId: 1001,
      target: { kind: 1, id: courseId },
      title: { zh: '陈列的秘密', en: 'Secrets of Display' },
      assignKind: 1,
      dueTime,
    }),
  );

const opens = (openTime: number, onShelf = true) =>
  asSystem(db, (tx) => tx.update(course).set({ openTime, onShelf }).where(eq(course.courseId, 306)));

describe('a course that opens', () => {
  beforeEach(() =>
    asSystem(db, async (tx) => {
      await tx.delete(relationMark);
      await tx.insert(relationMark).values({
        relation: Relation.Subscribe,
        targetKind: TargetKind.Course,
        targetId: 306,
        userId: 5,
        companyId: 1002,
        createTime: now,
      });
    }),
  );

  test('notifies once the people who asked for it', async () => {
    const start = now;
    await opens(now + hour);
    await run();
    expect(await told(start)).toEqual([]);
    for (let minutes = 0; minutes < 3; minutes += 1) {
      now += 30 * 60_000;
      await run();
    }
    expect(await told(start)).toEqual([
      {
        userId: 5,
        title: { zh: '课程已开放', en: 'Course open' },
        target: { kind: TargetKind.Course, id: 306 },
      },
    ]);
  });

  test('notifies nobody if it was unpublished meanwhile', async () => {
    const start = now;
    await run();
    await opens(now + hour, false);
    now += 2 * hour;
    await run();
    expect(await told(start)).toEqual([]);
  });
});

describe('a task', () => {
  test('causes a reminder 72 h and 24 h before, once each, to the person who has it', async () => {
    const start = now;
    await give(now + 80 * hour);
    await run();
    const titles: string[] = [];
    for (let hours = 0; hours < 90; hours += 1) {
      now += hour;
      await run();
    }
    for (const { userId, title, target } of await told(start)) {
      expect([userId, target]).toEqual([6, { kind: 1, id: 203 }]);
      titles.push(title.zh);
    }
    expect(titles).toEqual(['还有 72 小时截止', '还有 24 小时截止', '任务已逾期']);
  });

  test('causes one reminder by a server that was down at both times', async () => {
    const start = now;
    await give(now + 80 * hour);
    await run();
    now += 70 * hour;
    await run();
    expect((await told(start)).map(({ title }) => title.en)).toEqual(['Due in 24 hours']);
  });

  test('that is done causes no reminder, and neither does any that was due before the first run', async () => {
    const start = now;
    await give(now - hour);
    await give(now + 20 * hour, 9);
    await give(now + 30 * hour, 2, 204);
    const done = { userId: 2, companyId: 1001, courseId: 204, state: 2, lastTime: 1, enrolTime: 1 } as const;
    await asSystem(db, (tx) =>
      tx
        .insert(courseProgress)
        .values(done)
        .onConflictDoUpdate({
          target: [courseProgress.userId, courseProgress.companyId, courseProgress.courseId],
          set: { state: 2 },
        }),
    );
    await run();
    now += 25 * hour;
    await run();
    expect((await told(start)).map(({ userId, title }) => [userId, title.zh])).toEqual([[9, '任务已逾期']]);
  });
});

test('a VIP member is reminded a week before the membership ends, once, and then it ends', async () => {
  const start = now;
  const set = { vipStatus: 2, vipExpireTime: now + 10 * 24 * hour, lastCompanyId: 1002 } as const;
  await asSystem(db, async (tx) => {
    await tx.update(account).set({ vipStatus: 1 });
    await tx.update(account).set(set).where(eq(account.userId, 4));
  });
  const states: (number | undefined)[] = [];
  for (let day = 0; day < 13; day += 1) {
    await run();
    const [person] = await asSystem(db, (tx) => tx.select().from(account).where(eq(account.userId, 4)));
    states.push(person?.vipStatus);
    now += 24 * hour;
  }
  expect(states).toEqual([...Array<number>(10).fill(2), 3, 3, 3]);
  expect((await told(start)).map(({ userId, title }) => [userId, title.zh])).toEqual([[4, '会员即将到期']]);
});

test('data that no answer needs any more is deleted, and the rest is kept', async () => {
  const rows = async () =>
    asSystem(db, async (tx) => ({
      counters: (await tx.select().from(limitCounter)).map(({ name }) => name),
      sessions: (await tx.select().from(session)).map(({ tokenHash }) => tokenHash),
      evidence: (await tx.select().from(studyEvidence)).map(({ itemId }) => itemId),
      codes: (await tx.select().from(qrLogin).orderBy(qrLogin.qrId)).map(
        ({ qrId, status }) => `${qrId} ${status}`,
      ),
    }));
  const code = { pollHash: 'x', domainName: '', address: '' };
  await asSystem(db, async (tx) => {
    await tx.delete(limitCounter);
    for (const [name, lastTime] of [
      ['old', now - 25 * hour],
      ['new', now - 23 * hour],
    ] as const) {
      await tx.insert(limitCounter).values({ name, times: [lastTime], lastTime });
      await tx
        .insert(qrLogin)
        .values({ ...code, qrId: name, createTime: lastTime, expireTime: lastTime + 120_000 });
    }
    await tx.insert(qrLogin).values({ ...code, qrId: 'open', createTime: now, expireTime: now + 120_000 });
    for (const [itemId, days] of [
      [1, 366],
      [2, 364],
    ] as const) {
      const updatedTime = now - days * 24 * hour;
      await tx.insert(studyEvidence).values({ userId: 1, companyId: 1001, itemId, updatedTime });
    }
    for (const [tokenHash, days] of [
      ['old', 31],
      ['new', 29],
    ] as const) {
      const time = now - days * 24 * hour;
      const who = { userId: 1, companyId: 1001 };
      await tx.insert(session).values({ ...who, tokenHash, createTime: time, lastSeenTime: time });
    }
  });
  await run();
  expect(await rows()).toEqual({
    counters: ['new'],
    sessions: ['new'],
    evidence: [2],
    codes: ['new 3', 'open 0'],
  });
});

test('every job has a name of its own', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});
