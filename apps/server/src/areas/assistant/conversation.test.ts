import { chatDelete, chatFeedback, chatMessages, chatSessions } from '@stoa/api/contract/ai';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aiChatMessage, aiChatSession, idempotencyRecord } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { asking, textOf } from '../../test/asking.ts';
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
  colleague = await app.signIn('13800000006');
});
afterAll(() => app.close());
// Advances the clock, so that the tests stay below the rate limit, except where a test is about the limit.
beforeEach(() => app.advance(61));

const { ask, answerTo } = asking(() => ({ app, mine }));
const sessions = (token = mine) => app.call('GET', chatSessions.path, { token });
const messages = (sessionId: number, token = mine, after = 0) =>
  app.call('GET', chatMessages.path, { query: { sessionId, after }, token });
const rate = (messageId: number, value: number, token = mine) =>
  app.call('POST', chatFeedback.path, { json: { messageId, value }, token });
const forget = (sessionId: number, token = mine) =>
  app.call('POST', chatDelete.path, { json: { sessionId }, token });
const begin = async (text: string, token = mine): Promise<number> =>
  Number((await answerTo(text, { token }))['sessionId']);

describe('a conversation', () => {
  test('of the demo is there for its learner, newest first among the others', async () => {
    const first = await messages(1);
    expect(brokenPromises(chatMessages, first)).toEqual([]);
    expect(first.data['list']?.map((one) => one['role'])).toEqual(['user', 'assistant', 'user', 'assistant']);
    const sessionId = await begin('你好');
    const listed = await sessions();
    expect(brokenPromises(chatSessions, listed)).toEqual([]);
    expect(listed.data.map((one) => one['sessionId'])).toEqual([sessionId, 1]);
    await forget(sessionId);
  });

  test('keeps question and answer, goes on where it was, and is called by its first question', async () => {
    const question = `${'陈列'.repeat(20)}\n怎么做`;
    const sessionId = await begin(question);
    app.advance(60);
    await answerTo('谢谢', { sessionId });
    const { data } = await messages(sessionId);
    expect(data['list']?.map((one) => one['role'])).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(data['list']?.[0]?.['text']).toBe(question);
    const after = Number(data['list']?.[1]?.['messageId']);
    const rest = (await messages(sessionId, mine, after)).data;
    expect(rest['list']?.map((one) => one['text'])).toEqual(['谢谢', textOf(await answerTo('谢谢'))]);
    const end = Number(rest['nextAfter']);
    expect((await messages(sessionId, mine, end)).data).toEqual({ list: [], nextAfter: end });
    const [newest] = (await sessions()).data.filter((one) => Number(one['sessionId']) === sessionId);
    expect(newest).toMatchObject({ title: `${'陈列'.repeat(14)}陈…`, messageNum: 4 });
  });

  test('is one person’s in one company: to others it does not exist, and they cannot write into it', async () => {
    const sessionId = await begin('我有多少学分？');
    const messageId = Number((await messages(sessionId)).data['list']?.[1]?.['messageId']);
    for (const token of [elsewhere, colleague]) {
      expect((await sessions(token)).data.map((one) => one['sessionId'])).not.toContain(sessionId);
      expect((await messages(sessionId, token)).code).toBe(1004);
      expect((await ask('你好', { sessionId, token })).code).toBe(1004);
      expect((await rate(messageId, 1, token)).code).toBe(1004);
      expect((await forget(sessionId, token)).code).toBe(1004);
    }
    expect((await messages(sessionId)).data['list']).toHaveLength(2);
    expect((await messages(999_999)).code).toBe(1004);
  });

  test('that is deleted is gone, with the data stored for a retry', async () => {
    const sessionId = await begin('找一门关于谈判的课');
    const kept = await begin('你好');
    expect((await forget(sessionId)).data).toEqual({ ok: true });
    expect((await messages(sessionId)).code).toBe(1004);
    expect((await forget(sessionId)).code).toBe(1004);
    const left = await asSystem(app.database.db, async (tx) => ({
      messages: await tx.$count(aiChatMessage, eq(aiChatMessage.sessionId, sessionId)),
      others: await tx.$count(aiChatMessage, eq(aiChatMessage.sessionId, kept)),
      answers: await tx
        .select({ response: idempotencyRecord.response })
        .from(idempotencyRecord)
        .where(like(idempotencyRecord.path, '%/chat/send')),
    }));
    expect([left.messages, left.others]).toEqual([0, 2]);
    const whose = left.answers.map(({ response }): unknown => Reflect.get(Object(response), 'sessionId'));
    expect(whose).toContain(kept);
    expect(whose).not.toContain(sessionId);
  });

  test('lists fifty, and the one that was spoken in last comes first', async () => {
    await asSystem(app.database.db, (tx) =>
      tx.insert(aiChatSession).values(
        Array.from({ length: 60 }, (_, no) => ({
          userId: 6,
          companyId: 1001,
          title: `talk ${no}`,
          createTime: no,
          updatedTime: no,
        })),
      ),
    );
    const titles = (await sessions(colleague)).data.map((one) => String(one['title']));
    expect(titles).toEqual(Array.from({ length: 50 }, (_, no) => `talk ${59 - no}`));
  });

  test('stores the rating of an answer until it is removed; a question has no rating', async () => {
    const sessionId = await begin('你是谁？');
    const both = (await messages(sessionId)).data['list']?.map((one) => Number(one['messageId'])) ?? [];
    const [question = 0, answer = 0] = both;
    const marks = async () => (await messages(sessionId)).data['list']?.map((one) => one['feedback']);
    for (const value of [1, -1, 0]) {
      expect((await rate(answer, value)).data).toEqual({ ok: true });
      expect(await marks()).toEqual([undefined, value]);
    }
    expect((await rate(question, 1)).code).toBe(1004);
    expect((await rate(answer, 2)).code).toBe(1001);
  });
});

describe('a question', () => {
  test.each(['', '   \n ', 'x'.repeat(2001)])('of no words or too many is 1001 (%#)', async (text) => {
    expect((await ask(text)).code).toBe(1001);
  });

  test('may have two thousand characters', async () => {
    const long = await answerTo('字'.repeat(2000));
    expect(textOf(long).length).toBeLessThan(300);
    const odd = await answerTo('a b 😀');
    expect((await messages(Number(odd['sessionId']))).data['list']?.[0]?.['text']).toBe('a b 😀');
  });

  test('with markup is returned as text', async () => {
    const { text } = Object((await answerTo('<img src=x> **zzqq** [a](javascript:b)'))['message']);
    expect(text).toContain('\\<img src=x\\> \\*\\*zzqq\\*\\* \\[a\\](javascript:b)');
  });

  test('is answered in the language of the reader, whichever it was asked in', async () => {
    expect(textOf(await answerTo('我有多少学分？', { language: 'en' }))).toContain('you have earned');
    expect(textOf(await answerTo('How many credits do I have?'))).toContain('你已获得');
  });

  test('is refused as the twenty-first within a minute, while a retry of an earlier one is not', async () => {
    const idemKey = crypto.randomUUID();
    const first = await ask('你好', { token: colleague, idemKey });
    for (let no = 2; no <= 20; no += 1) expect((await ask('你好', { token: colleague })).code).toBe(200);
    expect(await ask('你好', { token: colleague })).toMatchObject({ code: 1006, data: null });
    expect((await ask('你好', { token: colleague, idemKey })).data).toEqual(first.data);
    expect((await ask('你好')).code).toBe(200);
    app.advance(61);
    expect((await ask('你好', { token: colleague })).code).toBe(200);
  });

  test('in a company without the assistant is answered with 9001, as is every call', async () => {
    const token = await app.signIn('13800000007', '');
    const answers = [
      await sessions(token),
      await messages(1, token),
      await ask('你好', { token }),
      await rate(1, 1, token),
      await forget(1, token),
    ];
    expect(answers.map(({ code, data }) => [code, data])).toEqual(answers.map(() => [9001, null]));
  });
});
