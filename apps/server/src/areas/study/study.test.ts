import * as v from 'valibot';
import { courseDetail } from '@stoa/api/contract/course';
import { studyHeartbeat, studyStart } from '@stoa/api/contract/study';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { countStatements } from '../../test/statements.ts';

let app: TestServer;
let token = '';
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000006');
});
afterAll(() => app.close());

const open = async (courseId: number, itemId?: number) => {
  const answer = await app.call('POST', studyStart.path, {
    json: { courseId, playerTag: 'tab-1', ...(itemId === undefined ? {} : { itemId }) },
    token,
  });
  return { answer, data: answer.code === 200 ? v.parse(studyStart.data, answer.data) : undefined };
};

type Opened = NonNullable<Awaited<ReturnType<typeof open>>['data']>;

const beat = async (
  opened: Opened,
  seq: number,
  from: number,
  to: number,
  changes: Record<string, unknown> = {},
) => {
  const answer = await app.call('POST', studyHeartbeat.path, {
    token,
    json: {
      sessionId: opened.session.sessionId,
      seq,
      event: 'TICK',
      itemId: opened.item.itemId,
      playerTag: 'tab-1',
      position: to,
      rate: 1,
      segments: [[from, to]],
      activeSeconds: to - from,
      clientTime: app.now(),
      ...changes,
    },
  });
  expect(answer.code).toBe(200);
  return v.parse(studyHeartbeat.data, answer.data);
};

const mustOpen = async (courseId: number, itemId?: number): Promise<Opened> => {
  const { data, answer } = await open(courseId, itemId);
  if (data === undefined) throw new Error(`Opening answered ${answer.code}.`);
  return data;
};

/** Language of the first captions that a player is given. */
const firstCaptionsIn = async (language: string) => {
  const answer = await app.call('POST', studyStart.path, {
    json: { courseId: 101, playerTag: 'tab-1', itemId: 10101 },
    token,
    headers: { 'accept-language': language },
  });
  return v.parse(studyStart.data, answer.data).item.captions?.[0]?.lang;
};

describe('studying a course', () => {
  test('is credited from the first second to the award, and continues at the last position', async () => {
    const opened = await mustOpen(203);
    expect(opened.item.sources[0]?.url).toMatch(/^\/media\//);
    app.advance(20);
    const first = await beat(opened, 1, 0, 20);
    expect(first).toMatchObject({ accepted: true, item: { lastPosition: 20, watchedSeconds: 20, state: 1 } });
    expect(first.course?.state).toBe(1);

    const again = await mustOpen(203);
    expect(again.item.itemId).toBe(opened.item.itemId);
    expect(again.progress).toMatchObject({ lastPosition: 20, covered: [[0, 20]] });

    const length = again.item.duration ?? 0;
    app.advance(length);
    const done = await beat(again, 1, 20, length, { event: 'ENDED' });
    expect(done.item).toMatchObject({ percent: 100, state: 2, lastPosition: 0 });

    const pictures = await mustOpen(203);
    expect(pictures.item.itemId).not.toBe(opened.item.itemId);
    app.advance(60);
    const pages = pictures.item.images?.map((_image, index) => index + 1);
    const last = await beat(pictures, 1, 0, 0, { segments: [], activeSeconds: 60, pagesSeen: pages });
    expect(last.course).toMatchObject({ percent: 100, state: 2 });
    expect(last.awards.map((award) => award.kind)).toEqual(['COURSE_COMPLETED', 'CREDIT']);

    const summary = await app.call('GET', '/study/pc/summary', { token });
    expect(Number(summary.data['todaySeconds'])).toBeGreaterThan(60);
    const info = await app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token });
    expect(Number(info.data['electiveCredit']) + Number(info.data['compulsoryCredit'])).toBeGreaterThan(0);

    const told = await app.call('GET', '/user/notification/new/list', { token, query: { kind: 7 } });
    const credit = last.awards.find((award) => award.kind === 'CREDIT')?.value;
    expect(told.data).toMatchObject({
      total: 1,
      list: [
        {
          title: `获得 ${credit} 学分`,
          content: '完成《陈列的秘密》，学分已计入本年度选修。',
          readFlg: false,
          createTime: app.now(),
          target: { url: '/study/credit' },
        },
      ],
    });
  });

  test('captions of the reader’s language come first', async () => {
    expect([await firstCaptionsIn('zh-CN'), await firstCaptionsIn('en')]).toEqual(['zh-CN', 'en']);
  });

  test('a second tab supersedes the first', async () => {
    const one = await mustOpen(202);
    app.advance(5);
    const two = await mustOpen(202);
    app.advance(60);
    const late = await beat(one, 1, 0, 60);
    expect(late.reason).toBe('OTHER_SESSION');
    expect(late.item.watchedSeconds).toBeLessThanOrEqual(10.1);
    expect(await beat(two, 1, 0, 60)).toMatchObject({ accepted: true });
  });

  test.each([0.5, 0.75, 1.25, 1.5, 2])('at %s × a beat is accepted, also the first one', async (rate) => {
    const opened = await mustOpen(206);
    const watched = 14.321;
    app.advance(30);
    const changes = { rate, activeSeconds: watched / rate };
    expect(await beat(opened, 1, 0, watched, changes)).toMatchObject({ accepted: true });
  });

  test('a beat sent twice counts once, also when its answer was lost', async () => {
    const opened = await mustOpen(204);
    app.advance(15);
    const first = await beat(opened, 1, 0, 15);
    app.advance(15);
    expect(await beat(opened, 1, 0, 15)).toMatchObject({
      accepted: false,
      reason: 'DUPLICATE',
      item: { studySeconds: first.item.studySeconds },
    });
  });

  test('a beat that was overtaken by the next one loses nothing, and counts only once', async () => {
    const opened = await mustOpen(205);
    const made = app.now() + 15_000;
    app.advance(30);
    await beat(opened, 2, 15, 30);
    const late = await beat(opened, 1, 0, 15, { clientTime: made });
    expect(late).toMatchObject({
      accepted: true,
      item: { watchedSeconds: 30, studySeconds: 30, lastPosition: 30 },
    });
    const again = await beat(opened, 1, 0, 15, { clientTime: made });
    expect(again).toMatchObject({ accepted: false, reason: 'DUPLICATE', item: late.item });
  });

  test('a beat needs fourteen statements at most, and reads its course once', async () => {
    const statements = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
    const opened = await mustOpen(204);
    const counts: number[] = [];
    for (let seq = 1; seq <= 4; seq += 1) {
      app.advance(15);
      statements.mockClear();
      await beat(opened, seq, seq * 15, seq * 15 + 15);
      // Counts statements several times, because background jobs of the server add some to single runs.
      counts.push(statements.mock.calls.length);
    }
    statements.mockRestore();
    const beginAndCommit = 2;
    expect(Math.min(...counts) + beginAndCommit).toBeLessThanOrEqual(14);
  });

  test('nobody waits for the ranges of items that are not played', async () => {
    const opened = await mustOpen(204);
    const reads = async (work: () => Promise<unknown>): Promise<number> => {
      const { texts } = await countStatements(app, work);
      return texts.filter((text) => text.startsWith('select') && text.includes('"covered"')).length;
    };
    app.advance(15);
    expect(await reads(() => beat(opened, 1, 0, 15))).toBeLessThanOrEqual(1);
    expect(await reads(() => app.call('GET', courseDetail.path, { token, query: { courseId: 204 } }))).toBe(
      0,
    );
  });

  test('in a fixed order the next item stays locked, and fast forward does not count', async () => {
    const opened = await mustOpen(201);
    expect(opened.policy).toMatchObject({ seekPolicy: 1, orderPolicy: 1 });
    const items = opened.chapters.flatMap((chapter) => [
      ...chapter.items,
      ...(chapter.children ?? []).flatMap((one) => one.items),
    ]);
    const next = items[1]?.itemId ?? 0;
    expect((await open(201, next)).answer.code).toBe(3003);
    app.advance(30);
    expect((await beat(opened, 1, 50, 80)).item.watchedSeconds).toBe(0);
    const length = opened.item.duration ?? 0;
    app.advance(length);
    const done = await beat(opened, 2, 0, length);
    expect(done).toMatchObject({ item: { percent: 100 }, unlocked: [next] });
    expect((await open(201, next)).answer.code).toBe(200);
  });

  test('of a course that must be paid for only the trial opens, which is no enrolment', async () => {
    const tasted = await mustOpen(107);
    expect(tasted.item.trial).toBe(true);
    const others = tasted.chapters.flatMap((chapter) => chapter.items).filter((item) => !item.trial);
    expect(others[0]?.lockedReason).toBe('ACCESS');
    expect((await open(107, others[0]?.itemId)).answer.code).toBe(3002);
    const detail = await app.call('GET', '/course/pc/detail', { query: { courseId: 107 }, token });
    expect(detail.data).toMatchObject({ enrolled: false, access: 3 });
    expect((await open(999_999)).answer.code).toBe(1004);
  });

  test('an unknown session is reported in the data, never as an error', async () => {
    const opened = await mustOpen(202);
    const stranger = { ...opened, session: { ...opened.session, sessionId: 'no-such-session' } };
    expect(await beat(stranger, 1, 0, 1)).toMatchObject({ accepted: false, reason: 'ENDED' });
  });
});
