import { courseDetail, courseEnrol, courseShare } from '@stoa/api/contract/course';
import { studyHeartbeat, studyStart } from '@stoa/api/contract/study';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  courseInvite,
  courseProgress,
  courseShare as shareTable,
  creditEntry,
  notification,
} from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { rewardText } from './share.ts';

let app: TestServer;
let sharer = '';
let other = '';
/** Token of a colleague who has not studied anything yet. */
let comer = '';
/** A free, short course with one film and some pictures; user 1 shares it, user 6 follows the link. */
const shared = 203;
const sharerId = 1;
const comerId = 6;

beforeAll(async () => {
  app = await startTestServer();
  sharer = await app.signIn('13800000001');
  other = await app.signIn('13800000002');
  comer = await app.signIn('13800000006');
});
afterAll(() => app.close());

const share = (token: string, courseId = shared) =>
  app.call('POST', courseShare.path, { json: { courseId }, token });
const codeOf = async (token: string, courseId = shared) =>
  String((await share(token, courseId)).data['shareCode']);
const enrol = (token: string, json: Record<string, unknown>) =>
  app.call('POST', courseEnrol.path, { json: { courseId: shared, ...json }, token });
const invites = () => asSystem(app.database.db, (tx) => tx.select().from(courseInvite));
const rewards = () =>
  asSystem(app.database.db, (tx) => tx.select().from(creditEntry).where(eq(creditEntry.reason, 'SHARE')));
const forgetProgress = () =>
  asSystem(app.database.db, async (tx) => {
    await tx.delete(courseInvite);
    await tx
      .delete(courseProgress)
      .where(and(eq(courseProgress.userId, comerId), eq(courseProgress.courseId, shared)));
  });

/** Studies the whole course as fast as the server allows. */
async function complete(token: string): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const { data } = await app.call('POST', studyStart.path, {
      json: { courseId: shared, playerTag: 'tab' },
      token,
    });
    const { item } = data;
    const length = Number(item?.['duration'] ?? 0);
    app.advance(Math.max(90, length));
    await app.call('POST', studyHeartbeat.path, {
      token,
      json: {
        sessionId: data['session']?.['sessionId'],
        seq: 1,
        event: 'ENDED',
        itemId: item?.['itemId'],
        playerTag: 'tab',
        position: length,
        rate: 1,
        segments: length > 0 ? [[0, length]] : [],
        activeSeconds: Math.max(90, length),
        clientTime: app.now(),
        ...(item?.['images'] ? { pagesSeen: item['images'].map((_image, index) => index + 1) } : {}),
      },
    });
  }
}

describe('sharing a course', () => {
  test('gives a link with one’s own code, the same each time', async () => {
    const answer = await share(sharer);
    expect(brokenPromises(courseShare, answer)).toEqual([]);
    const { shareCode, shareUrl } = answer.data;
    expect(String(shareCode)).toMatch(/^[\w-]{12}$/);
    expect(new URL(String(shareUrl)).search).toBe(`?courseId=${shared}&shareCode=${String(shareCode)}`);
    expect(answer.data).toMatchObject({ rewardText: rewardText.zh, invited: 0, rewardCredit: 0 });
    expect(await codeOf(sharer)).toBe(String(shareCode));
    expect(await codeOf(other)).not.toBe(String(shareCode));
    expect(await codeOf(sharer, 202)).not.toBe(String(shareCode));
    const detail = await app.call('GET', courseDetail.path, { query: { courseId: shared }, token: sharer });
    expect(detail.data['share']).toEqual({ enabled: true, rewardText: rewardText.zh });
  });

  test('is refused if the company gives no rewards (1005)', async () => {
    const token = await app.signIn('13800000004', 'deepblue');
    expect(await share(token)).toMatchObject({ code: 1005, data: null });
    const detail = await app.call('GET', courseDetail.path, { query: { courseId: 101 }, token });
    expect(detail.data['share']).toBeUndefined();
  });

  test.each([301, 999_999])(
    'of course %i, which is not there for the person, is not found',
    async (courseId) => {
      expect((await share(sharer, courseId)).code).toBe(1004);
    },
  );
});

describe('a person who enrols through a code', () => {
  test('is noted once, and only when they come for the first time', async () => {
    await forgetProgress();
    const shareCode = await codeOf(sharer);
    expect((await enrol(comer, { shareCode })).code).toBe(200);
    expect((await enrol(comer, { shareCode: await codeOf(other) })).code).toBe(200);
    expect(await invites()).toMatchObject([{ userId: comerId, courseId: shared, sharedBy: sharerId }]);
    expect((await share(sharer)).data['invited']).toBe(1);
    expect((await share(other)).data['invited']).toBe(0);
  });

  test('by an unknown code, one of another course, of their own or of another company enrols like anybody', async () => {
    await forgetProgress();
    // The same person has a different code for the platform's course in another company.
    const elsewhere = 'A1b2C3d4E5f6';
    await asSystem(app.database.db, (tx) =>
      tx.insert(shareTable).values({
        userId: 4,
        companyId: 1002,
        courseId: shared,
        shareCode: elsewhere,
        createTime: app.now(),
      }),
    );
    const codes = ['nobody', await codeOf(sharer, 202), await codeOf(comer), elsewhere];
    for (const shareCode of codes) {
      await forgetProgress();
      expect((await enrol(comer, { shareCode })).code).toBe(200);
      expect(await invites()).toEqual([]);
    }
    expect((await enrol(comer, { shareCode: 'x'.repeat(65) })).code).toBe(1001);
  });

  test('and completes the course earns the sharer a tenth of a credit, notified and given once', async () => {
    await forgetProgress();
    await enrol(comer, { shareCode: await codeOf(sharer) });
    await complete(comer);
    expect(await rewards()).toMatchObject([
      { userId: sharerId, companyId: 1001, sourceId: shared, credit: 0.1, invitedUserId: comerId },
    ]);
    expect((await share(sharer)).data).toMatchObject({ invited: 1, rewardCredit: 0.1 });
    const told = await asSystem(app.database.db, (tx) =>
      tx.select().from(notification).where(eq(notification.userId, sharerId)),
    );
    expect(told.filter(({ title }) => title.zh === '分享获得 0.1 学分')).toHaveLength(1);
    await complete(comer);
    expect(await rewards()).toHaveLength(1);
  });

  test('earns the sharer nothing more after a whole credit in the year', async () => {
    const year = new Date(app.now()).getUTCFullYear();
    await asSystem(app.database.db, async (tx) => {
      await tx.delete(creditEntry).where(eq(creditEntry.reason, 'SHARE'));
      await tx.insert(creditEntry).values(
        Array.from({ length: 10 }, (_, index) => ({
          userId: sharerId,
          companyId: 1001,
          assignKind: 1,
          sourceKind: 1,
          sourceId: shared,
          year,
          reason: 'SHARE',
          invitedUserId: 5000 + index,
          credit: 0.1,
          createTime: app.now(),
        })) satisfies (typeof creditEntry.$inferInsert)[],
      );
    });
    const late = await app.signIn('13910010001');
    await enrol(late, { shareCode: await codeOf(sharer) });
    await complete(late);
    expect(await rewards()).toHaveLength(10);
    expect((await share(sharer)).data['rewardCredit']).toBe(1);
  });
});
