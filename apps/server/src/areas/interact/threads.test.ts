import { randomUUID } from 'node:crypto';
import { threadAdopt, threadCreate, threadDelete, threadList } from '@stoa/api/contract/interact';
import { NotificationKind, TargetKind, ThreadKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { course, notification, thread } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
const tokens: Record<string, string> = {};
/** Course taught by Su Yingxue (3), who is an admin as well; user 6 is new and has no progress. */
const taught = 201;
const hiddenCourse = 214;

beforeAll(async () => {
  app = await startTestServer();
  tokens['asker'] = await app.signIn('13800000006');
  tokens['helper'] = await app.signIn('13800000002');
  tokens['admin'] = await app.signIn('13800000003');
  tokens['colleague'] = await app.signIn('13800000009');
  tokens['deepblue'] = await app.signIn('13800000004', 'deepblue');
  tokens['qinghe'] = await app.signIn('13800000007', '');
  await asSystem(app.database.db, (tx) =>
    tx
      .update(course)
      .set({ visibleScope: { all: false, orgIds: [], userIds: [2] } })
      .where(eq(course.courseId, hiddenCourse)),
  );
});
afterAll(() => app.close());

type Fields = Record<string, unknown>;

/** Posts a comment, long enough after the one before to stay below the rate limit. */
async function say(who: string, json: Fields = {}) {
  app.advance(6);
  return app.call('POST', threadCreate.path, {
    json: {
      idemKey: randomUUID(),
      threadKind: ThreadKind.Comment,
      targetKind: TargetKind.Course,
      targetId: taught,
      content: '学完就用上了',
      ...json,
    },
    token: tokens[who] ?? '',
  });
}
const idOf = async (answer: ReturnType<typeof say>) => Number((await answer).data['threadId']);
const ask = (who: string, json: Fields = {}) => idOf(say(who, { threadKind: ThreadKind.Question, ...json }));
const answer = (who: string, parentId: number, json: Fields = {}) =>
  idOf(say(who, { threadKind: ThreadKind.Question, parentId, content: '先复核', ...json }));
const list = (who: string, query: Record<string, string | number> = {}) =>
  app.call('GET', threadList.path, {
    query: {
      threadKind: ThreadKind.Comment,
      targetKind: TargetKind.Course,
      targetId: taught,
      pageSize: 100,
      ...query,
    },
    token: tokens[who] ?? '',
  });
const idsIn = async (...asked: Parameters<typeof list>) =>
  ((await list(...asked)).data['list'] ?? []).map((one) => Number(one['threadId']));
const post = (path: string, who: string, threadId: number) =>
  app.call('POST', path, { json: { threadId }, token: tokens[who] ?? '' });
const unsay = (who: string, threadId: number) => post(threadDelete.path, who, threadId);
const adopt = (who: string, threadId: number) => post(threadAdopt.path, who, threadId);
const stored = async (threadId: number) =>
  (await asSystem(app.database.db, (tx) => tx.select().from(thread).where(eq(thread.threadId, threadId))))[0];
const told = (userId: number) =>
  asSystem(app.database.db, (tx) =>
    tx
      .select()
      .from(notification)
      .where(and(eq(notification.userId, userId), eq(notification.createTime, app.now()))),
  );

describe('posting a text', () => {
  test('puts it on top of the list, as the contract promises', async () => {
    const said = await say('asker', { content: '  <img src=x onerror=alert(1)> & “引号” ' });
    expect(said.code).toBe(200);
    expect(brokenPromises(threadCreate, said)).toEqual([]);
    expect(said.data).toMatchObject({
      content: '<img src=x onerror=alert(1)> & “引号”',
      author: { userId: 6, realName: '何青青' },
      target: { kind: TargetKind.Course, id: taught },
      mine: true,
      canDelete: true,
      liked: false,
      likeNum: 0,
      replyNum: 0,
      parentId: 0,
    });
    const shown = await list('helper');
    expect(brokenPromises(threadList, shown)).toEqual([]);
    expect(shown.data['list']?.[0]).toMatchObject({ content: said.data['content'], mine: false });
  });

  test('about an item is found at the item and in its course, whichever way it was named', async () => {
    const one = await idOf(say('asker', { itemId: 20101, position: 8 }));
    const other = await idOf(say('helper', { targetKind: TargetKind.CourseItem, targetId: 20101 }));
    expect((await idsIn('admin')).slice(0, 2)).toEqual([other, one]);
    const ways: Record<string, number>[] = [
      { itemId: 20101 },
      { targetKind: TargetKind.CourseItem, targetId: 20101 },
    ];
    for (const query of ways) {
      expect((await idsIn('admin', query)).slice(0, 2)).toEqual([other, one]);
    }
    expect(await idsIn('admin', { itemId: 20102 })).not.toContain(one);
    expect((await list('admin')).data['list']?.[1]?.['target']).toEqual({
      kind: TargetKind.CourseItem,
      id: 20101,
      params: { courseId: '201' },
    });
  });

  test('twice with one key stores it once, and the next one is accepted after five seconds', async () => {
    app.advance(6);
    const json = {
      idemKey: randomUUID(),
      threadKind: ThreadKind.Comment,
      targetKind: TargetKind.Course,
      targetId: taught,
      content: '只说一次',
    };
    const send = (change: Fields = {}) =>
      app.call('POST', threadCreate.path, { json: { ...json, ...change }, token: tokens['asker'] ?? '' });
    const first = await send();
    expect((await send()).data).toEqual(first.data);
    expect((await send({ idemKey: randomUUID() })).code).toBe(1006);
    expect((await send({ content: '别的' })).code).toBe(1007);
    const same = (await list('asker')).data['list']?.filter((one) => String(one['content']) === '只说一次');
    expect(same).toHaveLength(1);
  });

  test.each(['代考包你过', '代 考 找 我', '代·刷·课', 'ＣＡＳＩＮＯ bonus'])(
    'is refused for “%s”',
    async (content) => {
      expect(await say('asker', { content })).toMatchObject({ code: 1012, data: null });
    },
  );

  test.each(['代表考虑一下', 'Pornic is a town'])('is not refused for “%s”', async (content) => {
    expect((await say('asker', { content })).code).toBe(200);
  });

  test.each([
    ['content', { content: ' ' }],
    ['content', { content: '长'.repeat(1001) }],
    ['targetId', { targetId: '201' }],
    ['threadKind', { threadKind: 3 }],
    ['imageFileIds', { imageFileIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
    ['imageFileIds', { imageFileIds: [999_999] }],
    ['score', { score: 6 }],
    ['score', { score: 5, itemId: 20101 }],
    ['score', { score: 5, threadKind: ThreadKind.Question }],
  ])('with a wrong %s is 1001', async (field, change) => {
    expect(await say('asker', change)).toMatchObject({ code: 1001, msg: `参数错误：${field}` });
  });

  test('at a target that the person cannot see is not found, for reading and for writing', async () => {
    const unseen: Record<string, number>[] = [
      { targetId: 301 },
      { targetId: 999_999 },
      { targetId: hiddenCourse },
      { targetId: taught, itemId: 30101 },
      { targetKind: TargetKind.CourseItem, targetId: 30101 },
      { targetKind: TargetKind.Lecturer, targetId: 821 },
      { targetKind: TargetKind.Teacher, targetId: 811 },
      { targetKind: TargetKind.Order, targetId: 1 },
    ];
    for (const place of unseen) {
      expect([place, (await say('asker', place)).code]).toEqual([place, 1004]);
      expect([place, (await list('asker', place)).code]).toEqual([place, 1004]);
    }
  });

  test('stays inside the company, also about a course that several have', async () => {
    const threadId = await idOf(say('asker', { targetId: 101 }));
    expect(await idsIn('helper', { targetId: 101 })).toContain(threadId);
    expect(await idsIn('deepblue', { targetId: 101 })).not.toContain(threadId);
    const reply = { targetId: 101, parentId: threadId };
    expect((await say('deepblue', reply)).code).toBe(1004);
    for (const call of [unsay, adopt]) expect((await call('deepblue', threadId)).code).toBe(1004);
  });

  test('is off where the company has switched comments off', async () => {
    expect((await list('qinghe', { targetId: 401 })).code).toBe(7003);
    expect((await say('qinghe', { targetId: 401 })).code).toBe(7003);
    const [row] = await asSystem(app.database.db, (tx) =>
      tx.select().from(thread).where(eq(thread.companyId, 1003)).limit(1),
    );
    for (const call of [unsay, adopt]) expect((await call('qinghe', row?.threadId ?? 0)).code).toBe(7003);
  });
});

describe('a conversation', () => {
  test('has two levels, starts with the accepted answer, and notifies the person who was replied to', async () => {
    const root = await ask('asker', { content: '先做哪一步？' });
    const first = await answer('helper', root);
    expect(await told(6)).toMatchObject([
      {
        kind: NotificationKind.Interact,
        title: { zh: '周以衡回复了你的提问', en: 'Zhou Yiheng replied to your question' },
        senderId: 2,
        target: { kind: TargetKind.Course, id: taught },
      },
    ]);
    const second = await answer('colleague', first, { content: '同意' });
    expect(await told(2)).toMatchObject([{ title: { zh: '唐果回复了你的回复' } }]);
    expect(await stored(second)).toMatchObject({ parentId: root });
    await answer('asker', root, { content: '谢谢' });
    expect(await told(6)).toEqual([]);
    expect(await stored(root)).toMatchObject({ replyNum: 3 });
    expect((await adopt('asker', second)).data).toMatchObject({ threadId: second, adopted: true });
    const query = { threadKind: ThreadKind.Question, parentId: root };
    expect((await idsIn('admin', query)).slice(0, 2)).toEqual([second, first]);
    expect(await idsIn('admin', { threadKind: ThreadKind.Question })).not.toContain(first);
  });

  test('continues only in its thread: same kind, same target, not deleted', async () => {
    const root = await ask('asker');
    expect((await say('helper', { parentId: root })).code).toBe(1004);
    const elsewhere = { threadKind: ThreadKind.Question, parentId: root, targetId: 202 };
    expect((await say('helper', elsewhere)).code).toBe(1004);
    await unsay('asker', root);
    expect((await say('helper', { ...elsewhere, targetId: taught })).code).toBe(1004);
    expect((await say('helper', { parentId: 999_999 })).code).toBe(1004);
  });

  test('counts every reply when many are added and deleted at once', async () => {
    const root = await ask('asker');
    const crowd = await Promise.all([1, 2, 3, 4, 5, 6].map((no) => app.signIn(`1391001000${no}`)));
    crowd.forEach((token, index) => (tokens[`crowd ${index}`] = token));
    const replies = await Promise.all(crowd.map((_token, index) => answer(`crowd ${index}`, root)));
    expect(await stored(root)).toMatchObject({ replyNum: 6 });
    const gone = [0, 1, 0, 2].map((index) => unsay(`crowd ${index}`, replies[index] ?? 0));
    await Promise.all([...gone, answer('helper', root)]);
    expect(await stored(root)).toMatchObject({ replyNum: 4 });
    const left = await list('admin', { threadKind: ThreadKind.Question, parentId: root });
    expect(left.data['total']).toBe(4);
  });
});

describe('deleting', () => {
  test('removes the text, and keeps the place while there is a reply to it', async () => {
    const root = await idOf(say('asker', { content: '会被删掉' }));
    const reply = await idOf(say('helper', { parentId: root }));
    const gone = await unsay('asker', root);
    expect(brokenPromises(threadDelete, gone)).toEqual([]);
    expect(await stored(root)).toMatchObject({ content: '', images: [] });
    const shown = (await list('asker')).data['list']?.find((one) => Number(one['threadId']) === root);
    expect(shown).toMatchObject({
      state: 2,
      content: '',
      author: { userId: 0 },
      mine: false,
      canDelete: false,
      replyNum: 1,
    });
    expect(await idsIn('asker', { mine: 'true' })).not.toContain(root);
    await unsay('helper', reply);
    expect(await idsIn('asker')).not.toContain(root);
    expect((await unsay('asker', root)).data).toEqual({ ok: true });
    expect(await stored(root)).toMatchObject({ replyNum: 0 });
  });

  test('is for the author and the company’s admin', async () => {
    const threadId = await idOf(say('asker'));
    expect((await unsay('helper', threadId)).code).toBe(1003);
    expect(await stored(threadId)).toMatchObject({ state: 1 });
    const seen = (await list('admin')).data['list']?.[0];
    expect(seen).toMatchObject({ threadId, mine: false, canDelete: true });
    expect((await unsay('admin', threadId)).code).toBe(200);
    expect((await unsay('admin', 999_999)).code).toBe(1004);
  });
});

describe('the answer that helped', () => {
  test('is one, chosen by the asker or the lecturer, and its author is notified once', async () => {
    const root = await ask('asker');
    const one = await answer('helper', root);
    const other = await answer('colleague', root);
    expect((await adopt('colleague', other)).code).toBe(1003);
    app.advance(1);
    const chosen = await adopt('asker', one);
    expect(brokenPromises(threadAdopt, chosen)).toEqual([]);
    expect(await told(2)).toMatchObject([{ title: { zh: '你的回答被采纳了' } }]);
    await adopt('asker', one);
    expect(await told(2)).toHaveLength(1);
    await adopt('admin', other);
    expect([await stored(one), await stored(other)]).toMatchObject([{ adopted: false }, { adopted: true }]);
    await Promise.all([adopt('asker', one), adopt('admin', other), adopt('asker', one)]);
    const adopted = [await stored(one), await stored(other)].filter((row) => row?.adopted === true);
    expect(adopted).toHaveLength(1);
  });

  test('can be chosen by those who may, and the lecturer’s answer has a badge', async () => {
    const question = await ask('asker', { content: '怎么陈列？' });
    const first = await answer('helper', question);
    const taughtAnswer = await answer('admin', question);
    const seenBy = async (who: string) =>
      ((await list(who, { threadKind: ThreadKind.Question, parentId: question })).data['list'] ?? []).map(
        ({ threadId, canAdopt, lecturer }) => [Number(threadId), canAdopt, lecturer],
      );
    const offered = [
      [first, true, undefined],
      [taughtAnswer, true, true],
    ];
    expect(await seenBy('asker')).toEqual(offered);
    expect(await seenBy('admin')).toEqual(offered);
    const others = [
      [first, undefined, undefined],
      [taughtAnswer, undefined, true],
    ];
    expect(await seenBy('colleague')).toEqual(others);
    await adopt('asker', first);
    expect(await seenBy('asker')).toEqual([
      [first, undefined, undefined],
      [taughtAnswer, true, true],
    ]);
  });

  test('must be an answer: no question, no comment, nothing deleted', async () => {
    const root = await ask('asker');
    const comment = await idOf(say('asker'));
    for (const threadId of [root, comment]) {
      expect(await adopt('asker', threadId)).toMatchObject({ code: 1008, data: null });
    }
    const reply = await answer('helper', root);
    await unsay('helper', reply);
    expect((await adopt('asker', reply)).code).toBe(1004);
  });
});

test('the lecturer is notified of a question on their page', async () => {
  const place = { targetKind: TargetKind.Lecturer, targetId: 811 };
  const threadId = await ask('asker', place);
  expect(await told(3)).toMatchObject([
    {
      title: { zh: '何青青向你提问' },
      target: { kind: 18, id: 811, params: { tab: 'questions', threadId: String(threadId) } },
    },
  ]);
  expect((await idsIn('helper', { ...place, threadKind: ThreadKind.Question }))[0]).toBe(threadId);
});

test('stars with a comment are the person’s rating, after a minute of study', async () => {
  expect(await say('asker', { score: 5 })).toMatchObject({ code: 3005 });
  tokens['studied'] = await app.signIn('13800000001');
  const said = await say('studied', { score: 4 });
  expect(said.data).toMatchObject({ score: 4 });
  const detail = await app.call('GET', '/course/pc/detail', {
    query: { courseId: taught },
    token: tokens['studied'],
  });
  expect(detail.data['rating']).toMatchObject({ mine: 4 });
});

describe('the list', () => {
  test('is in order of time or of likes, or starts with what waits for an answer', async () => {
    const query = { threadKind: ThreadKind.Question, targetId: 203 };
    await ask('asker', { targetId: 203 });
    const rows = (await list('admin', { ...query, sort: 'unanswered' })).data['list'] ?? [];
    const waits = rows.map((one) => Number(one['replyNum']) === 0);
    expect(waits[0]).toBe(true);
    expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)));
    const likes = ((await list('admin', { targetId: 203, sort: 'hot' })).data['list'] ?? []).map((one) =>
      Number(one['likeNum']),
    );
    expect(likes).toEqual(likes.toSorted((one, other) => other - one));
    expect((await list('admin', { sort: 'score' })).code).toBe(1001);
  });

  test('comes in pages without gaps and repeats, and is empty past the end', async () => {
    const whole = await idsIn('admin');
    const pages = Math.ceil(whole.length / 3);
    const parts: number[] = [];
    for (let pageNo = 1; pageNo <= pages; pageNo += 1)
      parts.push(...(await idsIn('admin', { pageNo, pageSize: 3 })));
    expect(parts).toEqual(whole);
    const past = await list('admin', { pageNo: pages + 1, pageSize: 3 });
    expect(past.data).toMatchObject({ list: [], total: whole.length, pages });
  });
});

test.each([threadList, threadCreate, threadDelete, threadAdopt])(
  '$path without a session is 401',
  async (call) => {
    expect(await app.call(call.method, call.path)).toMatchObject({ status: 401, code: 401 });
  },
);
