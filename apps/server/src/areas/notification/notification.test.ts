import { markAllRead, markRead, notificationList } from '@stoa/api/contract/notification';
import { NotificationKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notification } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
let mine = '';
let elsewhere = '';
let colleague = '';
beforeAll(async () => {
  app = await startTestServer();
  mine = await app.signIn('13800000001');
  elsewhere = await app.signIn('13800000001', 'deepblue');
  colleague = await app.signIn('13800000002');
});
afterAll(() => app.close());

const list = (query: Record<string, string | number> = {}, token = mine) =>
  app.call('GET', notificationList.path, { query, token });
const mark = (notificationId: number | string, token = mine) =>
  app.call('POST', markRead.path, { query: { notificationId }, token });
const unread = async (token = mine) =>
  Number((await app.call('POST', '/user/notification/unreadNum', { json: {}, token })).data['unreadNum']);
const stored = async (userId: number, companyId: number) =>
  asSystem(app.database.db, (tx) =>
    tx
      .select({ id: notification.notificationId, readFlg: notification.readFlg })
      .from(notification)
      .where(and(eq(notification.userId, userId), eq(notification.companyId, companyId))),
  );

describe('the list of notifications', () => {
  test('is what the contract promises, in both languages', async () => {
    for (const locale of ['zh-CN', 'en']) {
      const answer = await app.call('GET', notificationList.path, {
        token: mine,
        headers: { 'accept-language': locale },
      });
      expect(answer.code).toBe(200);
      expect(brokenPromises(notificationList, answer)).toEqual([]);
      expect(answer.data['list']?.[0]?.['title']).toBe(
        locale === 'en' ? '“Checkout and Loss Prevention” is due today' : '《收银规范与防损》今天截止',
      );
    }
  });

  test('starts with the newest, and comes in pages without gaps and repeats', async () => {
    const whole = (await list({ pageSize: 100 })).data;
    const times = whole['list']?.map((one) => Number(one['createTime'])) ?? [];
    expect(times).toHaveLength(25);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const ids: unknown[] = [];
    for (const pageNo of [1, 2, 3]) {
      const page = (await list({ pageNo, pageSize: 10 })).data;
      expect([page['total'], page['pages'], page['pageNo']]).toEqual([25, 3, pageNo]);
      ids.push(...(page['list']?.map((one) => one['notificationId']) ?? []));
    }
    expect(ids).toEqual(whole['list']?.map((one) => one['notificationId']));
    expect((await list({ pageNo: 4, pageSize: 10 })).data).toMatchObject({ list: [], total: 25, pages: 3 });
  });

  test('can be filtered by kind and by whether it was read', async () => {
    const kinds = (await list({ kind: NotificationKind.Interact })).data['list']?.map((one) => one['kind']);
    expect(kinds).toEqual([6, 6, 6, 6]);
    expect((await list({ readFlg: 'false' })).data['total']).toBe(7);
    expect((await list({ readFlg: 'true' })).data['total']).toBe(18);
    expect((await list({ kind: NotificationKind.Task, readFlg: 'false' })).data['total']).toBe(3);
  });

  test('names the colleague who caused it as colleagues see each other', async () => {
    const [answered] = (await list({ kind: NotificationKind.Interact })).data['list'] ?? [];
    expect(answered?.['sender']).toEqual({
      userId: 2,
      id: 21,
      realName: '周以衡',
      avatar: expect.any(String),
      orgName: '华东区',
      title: '店长',
    });
  });

  test.each([
    ['kind', { kind: 9 }],
    ['readFlg', { readFlg: 'yes' }],
    ['pageSize', { pageSize: 101 }],
    ['pageNo', { pageNo: 0 }],
  ])('a wrong %s is 1001', async (field, query) => {
    expect(await list(query)).toMatchObject({ code: 1001, msg: `参数错误：${field}` });
  });

  test('is of one person in one company', async () => {
    expect((await list({}, elsewhere)).data['total']).toBe(1);
    expect((await list({}, colleague)).data['total']).toBe(1);
    const own = (await stored(1, 1001)).map(({ id }) => id);
    const shown = (await list({ pageSize: 100 })).data['list']?.map((one) => Number(one['notificationId']));
    expect(shown?.toSorted((one, other) => one - other)).toEqual(own.toSorted((one, other) => one - other));
  });
});

describe('marking notifications as read', () => {
  test('reduces the count by one, once for each notification', async () => {
    const [first] = (await list({ readFlg: 'false' })).data['list'] ?? [];
    const id = Number(first?.['notificationId']);
    const answer = await mark(id);
    expect(answer).toMatchObject({ code: 200, data: { unreadNum: 6 } });
    expect(brokenPromises(markRead, answer)).toEqual([]);
    expect((await mark(id)).data).toEqual({ unreadNum: 6 });
    expect(await unread()).toBe(6);
  });

  test('refuses a notification of somebody else, of another company or of nobody, which stays as it is', async () => {
    const foreign = [...(await stored(2, 1001)), ...(await stored(1, 1002)), ...(await stored(7, 1003))];
    expect(foreign).toHaveLength(4);
    for (const { id } of [...foreign, { id: 999_999 }]) {
      expect(await mark(id)).toMatchObject({ code: 1004, data: null });
    }
    const after = [...(await stored(2, 1001)), ...(await stored(1, 1002)), ...(await stored(7, 1003))];
    expect(after).toEqual(foreign);
  });

  test.each(['', '0', '-1', 'x', '1.5'])('the id %j is 1001', async (id) => {
    expect(await mark(id)).toMatchObject({ code: 1001, msg: '参数错误：notificationId' });
  });

  test('of all notifications marks those of this company only', async () => {
    const answer = await app.call('POST', markAllRead.path, { json: {}, token: mine });
    expect(answer).toMatchObject({ code: 200, data: { marked: 6, unreadNum: 0 } });
    expect(brokenPromises(markAllRead, answer)).toEqual([]);
    expect([await unread(), await unread(elsewhere), await unread(colleague)]).toEqual([0, 1, 1]);
    const again = await app.call('POST', markAllRead.path, { token: mine });
    expect(again.data).toEqual({ marked: 0, unreadNum: 0 });
  });
});

test.each([notificationList, markAllRead, markRead])('$path without a session is 401', async (call) => {
  expect(await app.call(call.method, call.path)).toMatchObject({ status: 401, code: 401 });
});
