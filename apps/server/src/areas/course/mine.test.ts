import { myCourses } from '@stoa/api/contract/course';
import { AccessState, ProgressState, Relation, TargetKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { course, upcomingTask } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { courseTargets } from './targets.ts';

let app: TestServer;
let mine = '';
let elsewhere = '';
let fresh = '';
let qinghe = '';
beforeAll(async () => {
  app = await startTestServer();
  mine = await app.signIn('13800000001');
  elsewhere = await app.signIn('13800000001', 'deepblue');
  fresh = await app.signIn('13800000006');
  qinghe = await app.signIn('13800000007', '');
});
afterAll(() => app.close());

const list = (query: Record<string, string | number>, token = mine) =>
  app.call('GET', myCourses.path, { query: { pageSize: 100, ...query }, token });
const shown = async (tab: string, token = mine) => (await list({ tab }, token)).data['list'] ?? [];
const ids = async (tab: string, token = mine) =>
  (await shown(tab, token)).map((one) => Number(one['courseId']));
const change = (courseId: number, to: Partial<typeof course.$inferInsert>) =>
  asSystem(app.database.db, (tx) => tx.update(course).set(to).where(eq(course.courseId, courseId)));

describe('my courses', () => {
  test.each(['studying', 'completed', 'assigned', 'collected', 'wanna', 'bought'])(
    '“%s” is what the contract promises',
    async (tab) => {
      const answer = await list({ tab });
      expect(answer.code).toBe(200);
      expect(brokenPromises(myCourses, answer)).toEqual([]);
      expect(answer.data['list']?.length).toBeGreaterThan(0);
    },
  );

  test('that are in progress and that are done have nothing in common, the last studied first', async () => {
    expect(await ids('studying')).toEqual([206, 202, 203, 211, 117, 103, 119, 212, 109]);
    expect(await ids('completed')).toEqual([201, 101, 111, 214]);
    const states = (await shown('completed')).map((one) => one['progress']?.['state']);
    expect(new Set(states)).toEqual(new Set([ProgressState.Completed]));
  });

  test('that are marked stand in the order of marking, and those bought are the person’s own', async () => {
    expect(await ids('collected')).toEqual([203, 117]);
    expect(await ids('wanna')).toEqual([208, 118]);
    expect(await ids('bought')).toEqual([109]);
    const mark = { relation: Relation.Collect, targetKind: TargetKind.Course, targetId: 205, on: true };
    await app.call('POST', '/interact/pc/relation/set', { json: mark, token: mine });
    expect(await ids('collected')).toEqual([205, 203, 117]);
  });

  test('that were assigned say when they are due, wherever they are listed', async () => {
    const dates = async (path: string, query: Record<string, string | number>) => {
      const answer = await app.call('GET', path, { query: { pageSize: 100, ...query }, token: mine });
      return new Map((answer.data['list'] ?? []).map((one) => [one['courseId'], one['dueTime']]));
    };
    const all = await dates('/course/pc/list', { kind: 'all' });
    const assigned = await dates(myCourses.path, { tab: 'assigned' });
    const earliest = await asSystem(app.database.db, (tx) =>
      tx
        .select({ dueTime: upcomingTask.dueTime, target: upcomingTask.target })
        .from(upcomingTask)
        .where(and(eq(upcomingTask.userId, 1), eq(upcomingTask.companyId, 1001))),
    );
    for (const [courseId, dueTime] of assigned) {
      const times = earliest
        .filter(({ target }) => target.id === courseId && courseTargets.some((kind) => kind === target.kind))
        .flatMap((task) => task.dueTime ?? []);
      expect(dueTime).toBe(times.length === 0 ? undefined : Math.min(...times));
      expect(all.has(courseId) ? all.get(courseId) : dueTime).toBe(dueTime);
    }
    expect([...assigned.values()].some((time) => time !== undefined)).toBe(true);
    expect([...all.values()].some((time) => time === undefined)).toBe(true);
  });

  test('that were assigned are named once each', async () => {
    const found = await ids('assigned');
    expect(found).toContain(202);
    expect(new Set(found).size).toBe(found.length);
  });

  test('are one person’s in one company', async () => {
    expect(await ids('studying', elsewhere)).toEqual([301, 302]);
    expect(await ids('collected', elsewhere)).toEqual([302]);
    for (const tab of ['studying', 'completed', 'collected', 'wanna', 'bought']) {
      expect([tab, await ids(tab, fresh)]).toEqual([tab, []]);
    }
  });

  test('are closed with their module', async () => {
    expect((await list({ tab: 'collected' }, qinghe)).code).toBe(1005);
    expect((await list({ tab: 'wanna' }, elsewhere)).code).toBe(1005);
  });

  test('are searched by their words, and come in pages', async () => {
    const words = (await list({ tab: 'studying', keyword: '陈列' })).data;
    expect(words['list']?.map((one) => one['courseId'])).toEqual([203]);
    expect((await list({ tab: 'studying', keyword: '%' })).data['total']).toBe(0);
    const parts: unknown[] = [];
    for (const pageNo of [1, 2, 3]) {
      const page = (await list({ tab: 'studying', pageNo, pageSize: 3 })).data;
      expect(page).toMatchObject({ total: 9, pages: 3 });
      parts.push(...(page['list']?.map((one) => one['courseId']) ?? []));
    }
    expect(parts).toEqual(await ids('studying'));
    expect((await list({ tab: 'studying', pageNo: 4, pageSize: 3 })).data['list']).toEqual([]);
  });

  test('that are no longer in the person’s scope or on sale stay, and say so', async () => {
    await change(206, { visibleScope: { all: false, orgIds: [], userIds: [2] } });
    await change(202, { onShelf: false });
    const access = new Map((await shown('studying')).map((one) => [Number(one['courseId']), one['access']]));
    expect(access.get(206)).toBe(AccessState.NotInScope);
    expect(access.get(202)).toBe(AccessState.OffShelf);
    expect(access.get(203)).toBe(AccessState.Ok);
  });

  test('are refused for a tab that does not exist', async () => {
    for (const query of [{}, { tab: 'all' }] as Record<string, string>[]) {
      expect(await list(query)).toMatchObject({ code: 1001, msg: '参数错误：tab' });
    }
  });
});

test('without a session it is 401', async () => {
  expect(await app.call('GET', myCourses.path)).toMatchObject({ status: 401, code: 401 });
});
