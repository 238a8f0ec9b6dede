import {
  liveDetail,
  liveList,
  roomBeat,
  roomEnter,
  roomMessage,
  roomModerate,
  roomPoll,
  roomPollMost,
} from '@stoa/api/contract/live';
import { LiveKind, LiveStatus } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditEntry, live, liveRoom, liveTicket } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { enter, newKey, say, textsOf } from '../../test/rooms.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

const open = 2;
const upcoming = 1;
const ended = 3;
const recorded = 4;
const cancelled = 6;
const platform = 51;

let app: TestServer;
let learner = '';
let lecturer = '';
let stranger = '';
let nobodys = '';
beforeAll(async () => {
  app = await startTestServer();
  learner = await app.signIn('13800000001');
  lecturer = await app.signIn('13800000003');
  stranger = await app.signIn('13800000004', 'deepblue');
  nobodys = await app.signIn('13800000008', 'platform');
});
afterAll(() => app.close());

const poll = (token: string, liveId: number, after: number) =>
  app.call('GET', roomPoll.path, { query: { liveId, after }, token });
const moderate = (token: string, json: Record<string, unknown>) =>
  app.call('POST', roomModerate.path, { json: { liveId: open, ...json }, token });
const beat = (token: string, json: Record<string, unknown>) =>
  app.call('POST', roomBeat.path, { json: { playerTag: 'tag', ...json }, token });

const list = (query: Record<string, string | number>, token = learner) =>
  app.call('GET', liveList.path, { query: { liveKind: LiveKind.Company, tab: 'all', ...query }, token });
const views = async (token: string) => (await enter(app, token, open)).data['state']?.['viewNum'];
const playOf = (liveId: number, playbackId: number) =>
  app.call('POST', roomEnter.path, { json: { liveId, playbackId, playerTag: 'tag' }, token: learner });

const idsOf = async (query: Record<string, string | number>, token = learner) =>
  (await list(query, token)).data['list']?.map((one) => one['liveId']);

describe('the list of streams', () => {
  test('is what the contract promises, beginning with what is live now', async () => {
    const answer = await list({});
    expect(brokenPromises(liveList, answer)).toEqual([]);
    expect(answer.data['list']?.map((one) => one['liveId'])).toEqual([2, 1, 6, 4, 3, 5]);
  });

  test('can be filtered by upcoming, running and recorded, and by name', async () => {
    expect(await idsOf({ tab: 'upcoming' })).toEqual([1]);
    expect(await idsOf({ tab: 'live' })).toEqual([2]);
    expect(await idsOf({ tab: 'playback' })).toEqual([4, 5]);
    expect(await idsOf({ keyword: '收银' })).toEqual([3]);
    expect(await idsOf({ from: app.now() })).toEqual([1, 6]);
  });

  test('contains the streams of the own company, and those of the platform for everybody', async () => {
    expect(await idsOf({}, stranger)).toEqual([]);
    for (const token of [learner, stranger, nobodys]) {
      expect(await idsOf({ liveKind: LiveKind.Lz }, token)).toEqual([51, 52, 53, 54]);
    }
  });
});

test.each([open, upcoming, ended, recorded, cancelled, platform])(
  'the page of stream %i is what the contract promises',
  async (liveId) => {
    const answer = await app.call('GET', liveDetail.path, { query: { liveId }, token: learner });
    expect(brokenPromises(liveDetail, answer)).toEqual([]);
  },
);

describe('entering', () => {
  test('shows the last messages and gives a ticket for half a minute', async () => {
    const answer = await enter(app, learner, open);
    expect(brokenPromises(roomEnter, answer)).toEqual([]);
    expect(textsOf(answer.data['state']?.['list']).at(-1)).toBe('今天收获很大，谢谢');
    expect(answer.data['wsTicket']).toMatchObject({
      url: '/api/live/pc/room/socket',
      expireTime: app.now() + 30_000,
    });
    expect(answer.data['sources']).toHaveLength(1);
  });

  test('keeps only the hash of a ticket', async () => {
    const answer = await enter(app, learner, open);
    const rows = await asSystem(app.database.db, (tx) => tx.select().from(liveTicket));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(String(answer.data['wsTicket']?.['ticket']));
  });

  test('counts a viewer once', async () => {
    const before = Number(await views(learner));
    expect([await views(lecturer), await views(lecturer)]).toEqual([before + 1, before + 1]);
  });

  test('says who leads the room', async () => {
    expect((await enter(app, learner, open)).data['role']).toBe('LEARNER');
    expect((await enter(app, lecturer, open)).data['role']).toBe('LECTURER');
    // An admin of a company is a learner in the platform's room.
    expect((await enter(app, lecturer, platform)).data['role']).toBe('LEARNER');
  });

  test('of a recording needs an existing recording, and ends the lesson that runs elsewhere', async () => {
    expect(await playOf(recorded, 41)).toMatchObject({ code: 200 });
    expect(await playOf(recorded, 51)).toMatchObject({ code: 6003 });
    expect(await playOf(open, 41)).toMatchObject({ code: 6003 });
    expect(await playOf(cancelled, 41)).toMatchObject({ code: 6001 });
  });

  test('a room of another company is not found', async () => {
    for (const token of [stranger, nobodys]) {
      expect(await enter(app, token, open)).toMatchObject({ code: 1004, data: null });
      expect(await say(app, token, open, 'hello')).toMatchObject({ code: 1004, data: null });
      expect(await moderate(token, { action: 'mute' })).toMatchObject({ code: 1004, data: null });
      // A background call gets an empty answer and no error, as for a room that does not exist.
      for (const liveId of [open, 999_999]) {
        const news = await poll(token, liveId, 0);
        expect(news).toMatchObject({ code: 200, data: { list: [], viewNum: 0, nextAfter: 0 } });
        expect(await beat(token, { liveId, seq: 1, seconds: 1 })).toMatchObject({
          code: 200,
          data: { watch: { seconds: 0 }, online: 0 },
        });
      }
    }
  });
});

describe('sending a message', () => {
  test('reaches everybody who requests the changes since then', async () => {
    const { data } = await enter(app, learner, open);
    const after = Number(data['state']?.['nextAfter']);
    const answer = await say(app, learner, open, ' 大家好 ');
    expect(brokenPromises(roomMessage, answer)).toEqual([]);
    expect(answer.data['text']).toBe('大家好');
    const news = await poll(lecturer, open, after);
    expect(brokenPromises(roomPoll, news)).toEqual([]);
    expect(news.data['list']).toEqual([answer.data]);
    expect((await poll(lecturer, open, Number(news.data['nextAfter']))).data['list']).toEqual([]);
  });

  test('is done once, however often it is sent', async () => {
    const { data } = await enter(app, learner, open);
    const json = { idemKey: newKey(), liveId: open, kind: 1, text: 'once' };
    app.advance(1.1);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.call('POST', roomMessage.path, { json, token: learner })),
    );
    expect(new Set(answers.map((answer) => answer.data['messageId'])).size).toBe(1);
    const news = await poll(learner, open, Number(data['state']?.['nextAfter']));
    expect(textsOf(news.data['list'])).toEqual(['once']);
  });

  test('keeps markup as plain text', async () => {
    const text = '<img src=x onerror=alert(1)>';
    expect((await say(app, learner, open, text)).data['text']).toBe(text);
  });

  test.each(['', '   ', 'x'.repeat(201)])('refuses the text %j', async (text) => {
    expect(await say(app, learner, open, text)).toMatchObject({ code: 1001 });
  });

  test('is one message a second', async () => {
    await say(app, learner, open, 'first');
    const json = { idemKey: newKey(), liveId: open, kind: 1, text: 'second' };
    expect(await app.call('POST', roomMessage.path, { json, token: learner })).toMatchObject({ code: 1006 });
  });

  test('replies only to messages of this room, and only who leads it can send an answer', async () => {
    const question = await say(app, learner, open, 'a question', { kind: 3 });
    const messageId = question.data['messageId'];
    const more = { kind: 4, replyTo: messageId };
    expect(await say(app, learner, open, 'mine', more)).toMatchObject({ code: 1003 });
    expect((await say(app, lecturer, open, 'yours', more)).data).toMatchObject(more);
    expect(await say(app, learner, platform, 'elsewhere', { replyTo: messageId })).toMatchObject({
      code: 1001,
    });
  });

  test('waits until a room is open, and ends with it', async () => {
    expect(await say(app, learner, upcoming, 'early')).toMatchObject({ code: 200 });
    for (const liveId of [ended, recorded, cancelled]) {
      expect(await say(app, learner, liveId, 'late')).toMatchObject({ code: 6002 });
    }
  });

  test('to another company shows no more of a person than the first character of the name', async () => {
    await say(app, stranger, platform, 'from deepblue');
    const of = async (token: string) => {
      const { data } = await enter(app, token, platform);
      return data['state']?.['list']?.at(-1)?.['user'];
    };
    expect(await of(learner)).toEqual({
      userId: 0,
      id: 0,
      realName: expect.stringMatching(/^.\*$/),
      avatar: '',
    });
    expect(await of(stranger)).toMatchObject({ userId: 4 });
  });
});

describe('leading', () => {
  test('is for lecturers and admins of the room’s own company', async () => {
    expect(await moderate(learner, { action: 'mute' })).toMatchObject({ code: 1003 });
    expect(await moderate(lecturer, { liveId: platform, action: 'mute' })).toMatchObject({ code: 1003 });
  });

  test('mutes everybody but those who lead', async () => {
    const muted = await moderate(lecturer, { action: 'mute' });
    expect(brokenPromises(roomModerate, muted)).toEqual([]);
    expect(muted.data['muted']).toBe(true);
    expect(await say(app, learner, open, 'may I?')).toMatchObject({ code: 6002 });
    expect(await say(app, lecturer, open, 'a moment')).toMatchObject({ code: 200 });
    await moderate(lecturer, { action: 'unmute' });
    expect(await say(app, learner, open, 'thanks')).toMatchObject({ code: 200 });
  });

  test('removes the text of a deleted message, even for clients that have it already', async () => {
    const said = await say(app, learner, open, 'my secret');
    const before = Number((await poll(learner, open, 0)).data['nextAfter']);
    const messageId = said.data['messageId'];
    expect(await moderate(lecturer, { action: 'delete', messageId })).toMatchObject({ code: 200 });
    const news = await poll(learner, open, before);
    expect(news.data['list']).toEqual([expect.objectContaining({ messageId, kind: 5, text: '' })]);
    const rows = await app.call('GET', roomPoll.path, { query: { liveId: open, after: 0 }, token: learner });
    expect(JSON.stringify(rows.data)).not.toContain('my secret');
    expect(await moderate(lecturer, { action: 'delete', messageId: 999_999 })).toMatchObject({ code: 1004 });
    expect(await moderate(lecturer, { action: 'delete' })).toMatchObject({ code: 1001 });
  });

  test('pins an announcement and takes it down', async () => {
    const text = '十点抽奖';
    expect((await moderate(lecturer, { action: 'announce', text })).data['announcement']).toBe(text);
    expect((await moderate(lecturer, { action: 'announce', text: '' })).data['announcement']).toBeUndefined();
  });
});

describe('changes that a client missed', () => {
  test('comes in pages, in order, each message once', async () => {
    const token = await app.signIn('13800000006');
    const begin = Number((await enter(app, token, upcoming)).data['state']?.['nextAfter']);
    const said = Array.from({ length: roomPollMost + 5 }, (_, index) => `no ${index}`);
    for (const text of said) await say(app, token, upcoming, text);
    const heard: string[] = [];
    for (let after = begin, more = true; more;) {
      const { data } = await poll(learner, upcoming, after);
      heard.push(...textsOf(data['list']));
      more = Number(data['nextAfter']) > after;
      after = Number(data['nextAfter']);
    }
    expect(heard).toEqual(said);
  });
});

describe('presence in a room', () => {
  test('counts for 45 seconds after each beat, however many tabs are open', async () => {
    const online = async () =>
      (await beat(learner, { liveId: upcoming, seq: ++seq, seconds: 0 })).data['online'];
    let seq = 0;
    app.advance(60);
    expect(await online()).toBe(1);
    await enter(app, lecturer, upcoming);
    expect(await online()).toBe(2);
    app.advance(46);
    expect(await online()).toBe(1);
  });

  test('is no more than the time that has passed, and earns its credit once', async () => {
    const token = await app.signIn('13800000006');
    const play = { liveId: recorded, playbackId: 41 };
    await app.call('POST', roomEnter.path, { json: { ...play, playerTag: 'tag' }, token });
    app.advance(10);
    const first = await beat(token, { ...play, seq: 1, seconds: 600 });
    expect(brokenPromises(roomBeat, first)).toEqual([]);
    expect(first.data['watch']).toEqual({ seconds: 10, percent: 3, done: false });
    expect((await beat(token, { ...play, seq: 1, seconds: 600 })).data['watch']).toEqual({
      seconds: 10,
      percent: 3,
      done: false,
    });
    const awards: unknown[] = [];
    for (let seq = 2; seq < 20; seq += 1) {
      app.advance(15);
      const { data } = await beat(token, { ...play, seq, seconds: 15 });
      awards.push(...(data['awards'] ?? []));
    }
    expect(awards).toEqual([expect.objectContaining({ kind: 'CREDIT', value: 1 })]);
    const credits = await asSystem(app.database.db, (tx) =>
      tx.select().from(creditEntry).where(eq(creditEntry.sourceId, recorded)),
    );
    expect(credits.filter(({ sourceKind }) => sourceKind === 15)).toHaveLength(1);
  });

  test('counts only reactions that exist, once a beat', async () => {
    const reactions = async () =>
      (
        await asSystem(app.database.db, (tx) => tx.select().from(liveRoom).where(eq(liveRoom.liveId, open)))
      )[0]?.reactions;
    const before = await reactions();
    const pressed = { liveId: open, seq: 1_000, seconds: 0, reactions: { 1: 3, 4: 1, 9: 5, constructor: 2 } };
    await beat(learner, pressed);
    await beat(learner, pressed);
    expect(await reactions()).toEqual({ ...before, 1: (before?.[1] ?? 0) + 3, 4: (before?.[4] ?? 0) + 1 });
  });
});

test('a stream begins and ends by the clock', async () => {
  const status = async () =>
    (await app.call('GET', liveDetail.path, { query: { liveId: upcoming }, token: learner })).data['status'];
  const [row] = await asSystem(app.database.db, (tx) =>
    tx.select().from(live).where(eq(live.liveId, upcoming)),
  );
  expect(await status()).toBe(LiveStatus.Upcoming);
  app.advance(((row?.startTime ?? 0) - app.now()) / 1000);
  learner = await app.signIn('13800000001');
  expect(await status()).toBe(LiveStatus.Live);
  app.advance(3600);
  expect(await status()).toBe(LiveStatus.Ended);
});

test.each([liveList, liveDetail, roomEnter, roomPoll, roomMessage, roomModerate, roomBeat])(
  '$path without a session is 401',
  async (call) => {
    expect(await app.call(call.method, call.path)).toMatchObject({ status: 401, code: 401 });
  },
);
