import { randomUUID } from 'node:crypto';
import { relationList, relationSet, threadCreate, threadDelete } from '@stoa/api/contract/interact';
import { Relation, TargetKind, ThreadKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { course, live, notification, relationMark, thread } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
let mine = '';
let author = '';
let deepblue = '';
let qinghe = '';
let crowd: string[] = [];
beforeAll(async () => {
  app = await startTestServer();
  mine = await app.signIn('13800000006');
  author = await app.signIn('13800000002');
  deepblue = await app.signIn('13800000004', 'deepblue');
  qinghe = await app.signIn('13800000007', '');
  crowd = await Promise.all([1, 2, 3, 4, 5].map((no) => app.signIn(`1391001000${no}`)));
});
afterAll(() => app.close());

const set = (json: Record<string, unknown>, token = mine) =>
  app.call('POST', relationSet.path, {
    json: { relation: Relation.Collect, targetKind: TargetKind.Course, targetId: 201, on: true, ...json },
    token,
  });
const list = (query: Record<string, string | number>, token = mine) =>
  app.call('GET', relationList.path, { query, token });
const marksOf = (targetKind: TargetKind, targetId: number) =>
  asSystem(app.database.db, (tx) =>
    tx
      .select()
      .from(relationMark)
      .where(and(eq(relationMark.targetKind, targetKind), eq(relationMark.targetId, targetId))),
  );
async function comment(token = author): Promise<number> {
  app.advance(6);
  const said = await app.call('POST', threadCreate.path, {
    json: {
      idemKey: randomUUID(),
      threadKind: ThreadKind.Comment,
      targetKind: TargetKind.Course,
      targetId: 201,
      content: '<i>好课</i>',
    },
    token,
  });
  return Number(said.data['threadId']);
}
const like = (targetId: number, token = mine, on = true) =>
  set({ relation: Relation.Like, targetKind: TargetKind.Comment, targetId, on }, token);
const likesOf = async (threadId: number) =>
  (
    await asSystem(app.database.db, (tx) =>
      tx.select({ num: thread.likeNum }).from(thread).where(eq(thread.threadId, threadId)),
    )
  )[0]?.num;

describe('a mark', () => {
  test('is set once, however often it is requested, and removed in the same way', async () => {
    const answer = await set({});
    expect(brokenPromises(relationSet, answer)).toEqual([]);
    expect(answer.data).toEqual({ on: true, num: 1 });
    expect((await set({})).data).toEqual({ on: true, num: 1 });
    expect((await set({ targetKind: TargetKind.CloudCourse })).data).toEqual({ on: true, num: 1 });
    const detail = await app.call('GET', '/course/pc/detail', { query: { courseId: 201 }, token: mine });
    expect(detail.data).toMatchObject({ collected: true, wanna: false });
    expect((await set({ on: false })).data).toEqual({ on: false, num: 0 });
    expect((await set({ on: false })).data).toEqual({ on: false, num: 0 });
  });

  test('is counted in the own company only', async () => {
    await set({ targetId: 101 });
    expect((await set({ targetId: 101 }, deepblue)).data).toEqual({ on: true, num: 1 });
    await set({ targetId: 101, on: false });
    expect(await marksOf(TargetKind.Course, 101)).toMatchObject([{ userId: 4, companyId: 1002 }]);
  });

  test('counts for its own relation only', async () => {
    const threadId = await comment();
    const target = { targetKind: TargetKind.Comment, targetId: threadId };
    expect((await set({ relation: Relation.Follow, ...target })).data).toEqual({ on: true, num: 1 });
    expect(await likesOf(threadId)).toBe(0);
    expect((await set({ relation: Relation.Like, ...target })).data).toEqual({ on: true, num: 1 });
    expect(await likesOf(threadId)).toBe(1);
    const off = await set({ relation: Relation.Follow, ...target, on: false });
    expect(off.data).toEqual({ on: false, num: 0 });
    expect(await likesOf(threadId)).toBe(1);
  });

  test.each([
    ['relation', { relation: 'LOVE' }],
    ['on', { on: 1 }],
    ['targetId', { targetId: 0 }],
  ])('with a wrong %s is 1001', async (field, change) => {
    expect(await set(change)).toMatchObject({ code: 1001, msg: `参数错误：${field}` });
  });

  test('cannot be set on, or removed from, what the person cannot see', async () => {
    for (const [relation, targetKind, targetId] of [
      [Relation.Collect, TargetKind.Course, 301],
      [Relation.Collect, TargetKind.Course, 999_999],
      [Relation.Follow, TargetKind.Lecturer, 821],
      [Relation.Follow, TargetKind.Mentor, 811],
      [Relation.Follow, TargetKind.Special, 5],
      [Relation.Follow, TargetKind.Institute, 4],
      [Relation.Like, TargetKind.Comment, 999_999],
      [Relation.Subscribe, TargetKind.Live, 999_999],
    ]) {
      for (const on of [true, false]) {
        const answer = await set({ relation, targetKind, targetId, on });
        expect([targetKind, targetId, answer.code]).toEqual([targetKind, targetId, 1004]);
      }
    }
  });

  test('is closed with its module', async () => {
    expect((await set({ relation: Relation.Wanna, targetId: 301 }, deepblue)).code).toBe(1005);
    expect((await set({ targetId: 401 }, qinghe)).code).toBe(1005);
    const [hidden] = await asSystem(app.database.db, (tx) =>
      tx.select().from(thread).where(eq(thread.companyId, 1003)).limit(1),
    );
    expect((await like(hidden?.threadId ?? 0, qinghe)).code).toBe(7003);
  });

  test('of a live session changes the session’s own count', async () => {
    const [row] = await asSystem(app.database.db, (tx) =>
      tx.select().from(live).where(eq(live.companyId, 1001)).limit(1),
    );
    const target = { relation: Relation.Subscribe, targetKind: TargetKind.Live, targetId: row?.liveId };
    const before = row?.subscribeNum ?? 0;
    expect((await set(target)).data).toEqual({ on: true, num: before + 1 });
    expect((await set(target)).data).toEqual({ on: true, num: before + 1 });
    expect((await set({ ...target, on: false })).data).toEqual({ on: false, num: before });
  });
});

describe('a like', () => {
  test('is counted correctly when many like and change their minds at once', async () => {
    const threadId = await comment();
    await Promise.all(crowd.flatMap((token) => [like(threadId, token), like(threadId, token)]));
    expect(await likesOf(threadId)).toBe(5);
    await Promise.all(
      crowd.slice(0, 2).flatMap((token) => [like(threadId, token, false), like(threadId, token, false)]),
    );
    expect(await likesOf(threadId)).toBe(3);
    expect(await marksOf(TargetKind.Comment, threadId)).toHaveLength(3);
  });

  test('notifies the author in one message a day, and not for their own entry', async () => {
    const threadId = await comment();
    const told = async () =>
      (
        await asSystem(app.database.db, (tx) =>
          tx.select().from(notification).where(eq(notification.userId, 2)),
        )
      ).filter(({ eventKey }) => eventKey?.startsWith(`likes ${threadId} `) === true);
    await like(threadId, author);
    expect(await told()).toEqual([]);
    await like(threadId);
    expect(await told()).toMatchObject([{ title: { zh: '何青青赞了你的评论' }, senderId: 6 }]);
    await like(threadId, crowd[0]);
    await like(threadId, crowd[1]);
    expect(await told()).toMatchObject([
      { title: { en: '3 colleagues liked your comment' }, readFlg: false },
    ]);
    app.advance(24 * 3600);
    const again = await app.signIn('13910010003');
    await like(threadId, again);
    expect(await told()).toHaveLength(2);
    mine = await app.signIn('13800000006');
    author = await app.signIn('13800000002');
  });

  test('cannot be given to what was deleted', async () => {
    const threadId = await comment();
    await app.call('POST', threadDelete.path, { json: { threadId }, token: author });
    expect((await like(threadId)).code).toBe(1004);
  });
});

describe('the list of marks', () => {
  test('shows what was marked, newest first, with its text safe to show as HTML', async () => {
    app.advance(60);
    await set({ relation: Relation.Follow, targetKind: TargetKind.Lecturer, targetId: 811 });
    app.advance(60);
    await set({ relation: Relation.Follow, targetKind: TargetKind.Special, targetId: 4 });
    app.advance(60);
    const threadId = await comment();
    await like(threadId);
    for (const locale of ['zh-CN', 'en']) {
      const answer = await app.call('GET', relationList.path, {
        query: { relation: Relation.Follow },
        token: mine,
        headers: { 'accept-language': locale },
      });
      expect(brokenPromises(relationList, answer)).toEqual([]);
      expect(answer.data).toMatchObject({
        total: 2,
        list: [
          { kind: TargetKind.Special, target: { id: 4 }, time: app.now() - 66_000 },
          { kind: TargetKind.Lecturer, target: { id: 811 } },
        ],
      });
    }
    const liked = await list({ relation: Relation.Like });
    expect(liked.data['list']?.[0]).toMatchObject({ title: '&lt;i&gt;好课&lt;/i&gt;' });
    const kind = TargetKind.Lecturer;
    expect((await list({ relation: Relation.Follow, targetKind: kind })).data).toMatchObject({ total: 1 });
  });

  test('is one person’s in one company, and contains only what may still be seen', async () => {
    await set({ relation: Relation.Collect, targetId: 202 });
    await set({ relation: Relation.Collect, targetId: 204 });
    const ids = async (token = mine) =>
      ((await list({ relation: Relation.Collect }, token)).data['list'] ?? []).map((one) =>
        Number(one['target']?.['id']),
      );
    expect(await ids()).toEqual([204, 202]);
    expect(await ids(author)).toEqual([]);
    await asSystem(app.database.db, (tx) =>
      tx.update(course).set({ onShelf: false }).where(eq(course.courseId, 204)),
    );
    expect(await ids()).toEqual([202]);
    expect((await list({ relation: Relation.Collect })).data['total']).toBe(1);
    expect((await set({ targetId: 204, on: false })).data).toEqual({ on: false, num: 0 });
  });

  test('comes in pages without gaps and repeats', async () => {
    for (const targetId of [101, 102, 103, 111, 117]) await set({ relation: Relation.Wanna, targetId });
    const whole = (await list({ relation: Relation.Wanna })).data['list']?.map((one) => one['target']);
    expect(whole).toHaveLength(5);
    const parts: unknown[] = [];
    for (const pageNo of [1, 2, 3]) {
      const page = await list({ relation: Relation.Wanna, pageNo, pageSize: 2 });
      parts.push(...(page.data['list'] ?? []).map((one) => one['target']));
    }
    expect(parts).toEqual(whole);
    expect((await list({ relation: Relation.Wanna, pageNo: 4, pageSize: 2 })).data).toMatchObject({
      list: [],
      total: 5,
      pages: 3,
    });
  });
});

test.each([relationSet, relationList])('$path without a session is 401', async (call) => {
  expect(await app.call(call.method, call.path)).toMatchObject({ status: 401, code: 401 });
});
