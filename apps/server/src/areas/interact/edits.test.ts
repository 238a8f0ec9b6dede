import { randomUUID } from 'node:crypto';
import { mentionList, threadAdopt, threadCreate, threadEdit, threadList } from '@stoa/api/contract/interact';
import { TargetKind, ThreadKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notification } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
const tokens: Record<string, string> = {};
/** A course taught by Su Yingxue (3); user 6 is new and has no progress. */
const courseId = 201;

beforeAll(async () => {
  app = await startTestServer();
  tokens['asker'] = await app.signIn('13800000006');
  tokens['helper'] = await app.signIn('13800000002');
  tokens['teacher'] = await app.signIn('13800000003');
  tokens['qinghe'] = await app.signIn('13800000007', '');
});
afterAll(() => app.close());

type Fields = Record<string, unknown>;
const about = { targetKind: TargetKind.Course, targetId: courseId };
const send = (path: string, who: string, json: Fields) => {
  // Long enough after the post before to stay below the rate limit.
  app.advance(6);
  return app.call('POST', path, { json, token: tokens[who] ?? '' });
};
const say = (who: string, json: Fields = {}) =>
  send(threadCreate.path, who, {
    idemKey: randomUUID(),
    threadKind: ThreadKind.Comment,
    content: '学完就用上了',
    ...about,
    ...json,
  });
const idOf = async (answer: ReturnType<typeof say>) => Number((await answer).data['threadId']);
const edit = (who: string, threadId: number, json: Fields = {}) =>
  send(threadEdit.path, who, { threadId, content: '学完第二天就用上了', ...json });
const told = (userId: number) =>
  asSystem(app.database.db, (tx) =>
    tx
      .select()
      .from(notification)
      .where(and(eq(notification.userId, userId), eq(notification.createTime, app.now()))),
  );
const people = async (who: string, query: Record<string, string | number> = {}) => {
  const { data } = await app.call('GET', mentionList.path, {
    query: { ...about, ...query },
    token: tokens[who] ?? '',
  });
  return Object.values(data).map((one) => Number(Object(one)['userId']));
};

describe('one’s own post', () => {
  test('can be changed for half an hour, and says that it was', async () => {
    const said = await say('asker');
    const threadId = Number(said.data['threadId']);
    expect(said.data).toMatchObject({ editableUntil: app.now() + 30 * 60_000 });
    expect(said.data['editedTime']).toBeUndefined();
    const changed = await edit('asker', threadId);
    expect(brokenPromises(threadEdit, changed)).toEqual([]);
    expect(changed.data).toMatchObject({ content: '学完第二天就用上了', editedTime: app.now() });
    const query = { threadKind: ThreadKind.Comment, ...about };
    const shown = await app.call('GET', threadList.path, { query, token: tokens['helper'] ?? '' });
    expect(shown.data['list']?.[0]).toMatchObject({ threadId, editedTime: app.now() });
    expect(shown.data['list']?.[0]?.['editableUntil']).toBeUndefined();
    app.advance(30 * 60);
    expect(await edit('asker', threadId)).toMatchObject({ code: 1008, data: null });
  });

  test('cannot be changed by anybody else, not even the admin, and is checked for blocked words again', async () => {
    const threadId = await idOf(say('asker'));
    for (const who of ['helper', 'teacher']) expect((await edit(who, threadId)).code).toBe(1003);
    expect((await edit('qinghe', threadId)).code).toBe(1004);
    expect((await edit('asker', threadId, { content: '代考包你过' })).code).toBe(1012);
    expect((await edit('asker', 999_999)).code).toBe(1004);
  });

  test('keeps the words that were accepted as the answer', async () => {
    const threadKind = ThreadKind.Question;
    const parentId = await idOf(say('asker', { threadKind, content: '先做哪一步？' }));
    const threadId = await idOf(say('helper', { threadKind, parentId }));
    expect((await edit('helper', threadId)).code).toBe(200);
    await send(threadAdopt.path, 'asker', { threadId });
    expect((await edit('helper', threadId)).code).toBe(1008);
  });
});

test('a question has five characters or more, an answer one, also when it is changed', async () => {
  const threadKind = ThreadKind.Question;
  const wrong = { code: 1001, msg: '参数错误：content' };
  expect(await say('asker', { threadKind, content: '这个' })).toMatchObject(wrong);
  const parentId = await idOf(say('asker', { threadKind, content: '先做哪一步' }));
  expect(await edit('asker', parentId, { content: '哪步' })).toMatchObject(wrong);
  const answer = await idOf(say('helper', { threadKind, parentId, content: '一' }));
  expect((await edit('helper', answer, { content: '二' })).code).toBe(200);
});

describe('a mention', () => {
  test('offers those who write, teach or study there, and nobody else', async () => {
    await say('helper');
    const all = await people('asker');
    expect(all.length).toBeLessThanOrEqual(8);
    expect(all).not.toContain(6);
    expect(await people('asker', { keyword: '周以衡' })).toEqual([2]);
    expect(await people('asker', { keyword: 'su yingxue' })).toEqual([3]);
    expect(await people('asker', { keyword: '%' })).toEqual([]);
    expect(await people('helper', { keyword: '陆', targetKind: TargetKind.Lecturer, targetId: 811 })).toEqual(
      [],
    );
  });

  test('notifies the colleague once, is shown with the name in the text, and links to the person’s page', async () => {
    const content = '@苏映雪 @Zhou Yiheng 看这里';
    const said = await say('asker', { content, mentions: [3, 2, 3] });
    expect(said.data['mentions']).toMatchObject([
      { userId: 3, name: '苏映雪', target: { id: 811 } },
      { userId: 2, name: 'Zhou Yiheng' },
    ]);
    expect(await told(3)).toMatchObject([{ title: { zh: '何青青提到了你' } }]);
    const threadId = Number(said.data['threadId']);
    const changed = await edit('asker', threadId, { content: '@苏映雪 看这里', mentions: [3] });
    expect(changed.data['mentions']).toMatchObject([{ userId: 3 }]);
    expect(await told(3)).toEqual([]);
  });

  test('of somebody who is replied to is notified only as the reply', async () => {
    const parentId = await idOf(say('helper'));
    await say('asker', { parentId, content: '@周以衡 同意', mentions: [2] });
    expect(await told(2)).toMatchObject([{ title: { zh: '何青青回复了你的评论' } }]);
  });

  test('of somebody whose name is not in the text notifies nobody', async () => {
    const said = await say('asker', { content: '写信到 a@example.com', mentions: [2] });
    expect(said).toMatchObject({ code: 200 });
    expect(said.data['mentions']).toEqual([]);
    expect(await told(2)).toEqual([]);
  });

  test.each([7, 999_999])(
    'of account %i, which is no colleague, is refused as if unknown',
    async (userId) => {
      expect(await say('asker', { content: '@某人', mentions: [userId] })).toMatchObject({
        code: 1001,
        msg: '参数错误：mentions',
      });
    },
  );
});

const listed = async (query: Record<string, string | number>) => {
  const { data } = await app.call('GET', threadList.path, {
    query: { threadKind: ThreadKind.Comment, ...about, pageSize: 2, ...query },
    token: tokens['helper'] ?? '',
  });
  return { pageNo: data['pageNo'], ids: (data['list'] ?? []).map((one) => Number(one['threadId'])) };
};

describe('a link to one post', () => {
  test('finds the page of the list which has it', async () => {
    const old = await idOf(say('asker'));
    for (const _ of [1, 2, 3]) await say('helper');
    const { pageNo, ids } = await listed({ aroundId: old });
    expect(pageNo).toBe(2);
    expect(ids).toContain(old);
    expect((await listed({ aroundId: 999_999 })).pageNo).toBe(1);
  });

  test('to comments with a number of stars lists only those with that many', async () => {
    tokens['studied'] = await app.signIn('13800000001');
    const threadId = await idOf(say('studied', { score: 2 }));
    expect((await listed({ score: 2 })).ids).toEqual([threadId]);
  });
});
