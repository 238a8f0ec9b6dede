import { randomUUID } from 'node:crypto';
import {
  accessAnswer,
  accessAsk,
  accessRequests,
  accessWithdraw,
  courseDetail,
  courseEnrol,
} from '@stoa/api/contract/course';
import { AccessState, ChargeKind, TargetKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessRequest, course, notification } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
let learner = '';
let admin = '';
/** A course of the company that is made VIP-only; user 6 has no VIP membership, user 3 is the admin. */
const closed = 203;
const open = 205;
const adminId = 3;
const learnerId = 6;

beforeAll(async () => {
  app = await startTestServer();
  learner = await app.signIn('13800000006');
  admin = await app.signIn('13800000003');
  await asSystem(app.database.db, (tx) =>
    tx.update(course).set({ chargeKind: ChargeKind.Vip }).where(eq(course.courseId, closed)),
  );
});
afterAll(() => app.close());

const ask = (json: Record<string, unknown> = {}, token = learner) =>
  app.call('POST', accessAsk.path, { json: { courseId: closed, ...json }, token });
const withdraw = (courseId = closed) =>
  app.call('POST', accessWithdraw.path, { json: { courseId }, token: learner });
const shown = async (token = learner) =>
  (await app.call('GET', courseDetail.path, { query: { courseId: closed }, token })).data;
const told = () =>
  asSystem(app.database.db, (tx) =>
    tx
      .select()
      .from(notification)
      .where(and(eq(notification.userId, adminId), eq(notification.createTime, app.now()))),
  );

test('a request for access is stored once, sent to the admin, shown only to the person, and can be withdrawn', async () => {
  app.advance(60);
  const before = await shown();
  expect(before).toMatchObject({ access: AccessState.NeedVip });
  expect(before['accessRequest']).toBeUndefined();
  const asked = await ask({ reason: '下周带新人要用' });
  expect(brokenPromises(accessAsk, asked)).toEqual([]);
  expect(asked.data).toEqual({ time: app.now(), reason: '下周带新人要用' });
  expect(await told()).toMatchObject([
    {
      title: { zh: '何青青申请学习课程', en: 'He Qingqing asks for access to a course' },
      content: { zh: expect.stringContaining('下周带新人要用') },
      target: { kind: TargetKind.Url, url: '/mentor/teach?tab=access' },
    },
  ]);
  const first = app.now();
  app.advance(60);
  expect((await ask({ reason: '再来一次' })).data).toEqual({ time: first, reason: '下周带新人要用' });
  expect(await told()).toEqual([]);
  expect((await shown())['accessRequest']).toEqual({ time: first, reason: '下周带新人要用' });
  expect((await shown(admin))['accessRequest']).toBeUndefined();
  expect((await withdraw()).data).toEqual({ ok: true });
  expect((await shown())['accessRequest']).toBeUndefined();
  // A request that is withdrawn and made again on the same day notifies nobody a second time.
  expect((await ask()).code).toBe(200);
  expect(await told()).toEqual([]);
});

test('a course that is open, unknown or another company’s cannot be asked for', async () => {
  expect(await ask({ courseId: open })).toMatchObject({ code: 1008, data: null });
  for (const courseId of [999_999, 301]) {
    expect((await ask({ courseId })).code).toBe(1004);
    expect((await withdraw(courseId)).code).toBe(1004);
  }
  expect((await ask({ reason: '长'.repeat(201) })).code).toBe(1001);
});

const granted = { reason: '', state: 'granted' } as const;

const requests = async (query: Record<string, string> = {}, token = admin) =>
  app.call('GET', accessRequests.path, { query, token });
const answer = (requestId: unknown, json: Record<string, unknown>, token = admin) =>
  app.call('POST', accessAnswer.path, { json: { requestId, idemKey: randomUUID(), ...json }, token });
/** The number of the learner’s open request, which is made when there is none. */
const openRequest = async (): Promise<unknown> => {
  app.advance(60);
  await ask({ reason: '要用' });
  const { data } = await requests({ state: 'open' });
  const mine = rowsOf(data).find(({ asker }) => Object(asker).userId === learnerId);
  return mine?.['requestId'];
};
const rowsOf = (data: Awaited<ReturnType<typeof requests>>['data']) => data['list'] ?? [];
const noticeOf = () =>
  asSystem(app.database.db, (tx) =>
    tx
      .select()
      .from(notification)
      .where(and(eq(notification.userId, learnerId), eq(notification.createTime, app.now()))),
  );

describe('an administrator answers a request', () => {
  test('a refused one says why to the person, who may ask again', async () => {
    const requestId = await openRequest();
    const without = await answer(requestId, { granted: false, comment: ' ' });
    expect(without).toMatchObject({ code: 1001, data: null });
    const refused = await answer(requestId, { granted: false, comment: '先学完基础课' });
    expect(brokenPromises(accessAnswer, refused)).toEqual([]);
    expect(refused.data).toMatchObject({
      state: 'refused',
      courseId: closed,
      answer: { time: app.now(), comment: '先学完基础课', by: { userId: adminId } },
    });
    expect(await noticeOf()).toMatchObject([
      {
        title: { zh: '学习申请未通过', en: 'Your request for a course was refused' },
        content: { zh: expect.stringContaining('先学完基础课') },
        target: { kind: TargetKind.Course, id: closed },
      },
    ]);
    expect(await shown()).toMatchObject({
      access: AccessState.NeedVip,
      accessRequest: { refusal: { time: app.now(), comment: '先学完基础课' } },
    });
    expect((await answer(requestId, { granted: true })).code).toBe(1008);
    const again = await openRequest();
    expect(again).not.toBe(requestId);
    expect((await shown())['accessRequest']).not.toHaveProperty('refusal');
  });

  test('a granted one opens the course in this company, and stays open when it is “taken back”', async () => {
    const requestId = await openRequest();
    const granted = await answer(requestId, { granted: true, comment: '' });
    expect(granted).toMatchObject({ code: 200, data: { state: 'granted' } });
    expect(await noticeOf()).toMatchObject([{ title: { zh: '学习申请已通过' } }]);
    expect(await shown()).toMatchObject({ access: AccessState.Ok });
    expect(
      (await app.call('POST', courseEnrol.path, { json: { courseId: closed }, token: learner })).code,
    ).toBe(200);
    await withdraw();
    expect(await shown()).toMatchObject({ access: AccessState.Ok });
    const { data } = await requests();
    expect(brokenPromises(accessRequests, await requests())).toEqual([]);
    expect(rowsOf(data)).toContainEqual(expect.objectContaining({ requestId, state: 'granted' }));
    expect(rowsOf((await requests({ state: 'open' })).data)).not.toContainEqual(
      expect.objectContaining({ requestId }),
    );
  });

  test('nobody else can grant it: no colleague, no other company, and no admin their own request', async () => {
    expect((await requests({}, learner)).code).toBe(1003);
    const own = await app.call('POST', accessAsk.path, { json: { courseId: closed }, token: admin });
    expect(own.code).toBe(200);
    const [row] = await asSystem(app.database.db, (tx) =>
      tx.select().from(accessRequest).where(eq(accessRequest.userId, adminId)),
    );
    expect((await answer(row?.requestId, { granted: true })).code).toBe(1004);
    expect((await answer(row?.requestId, { granted: true }, learner)).code).toBe(1003);
    // User 1 is in both companies, and asks in one of them.
    const asker = await app.signIn('13800000001');
    expect((await app.call('POST', accessAsk.path, { json: { courseId: closed }, token: asker })).code).toBe(
      200,
    );
    const [asked] = await asSystem(app.database.db, (tx) =>
      tx.select().from(accessRequest).where(eq(accessRequest.userId, 1)),
    );
    const stranger = await app.signIn('13800000005', 'deepblue');
    expect((await answer(asked?.requestId, { granted: true }, stranger)).code).toBe(1004);
    expect((await requests({}, stranger)).data['list']).toEqual([]);
    expect((await answer(asked?.requestId, { granted: true })).code).toBe(200);
  });

  test('an account in two companies has the course only where it was granted', async () => {
    // The course is the platform’s, and both companies have it.
    const courseId = 104;
    await asSystem(app.database.db, (tx) =>
      tx
        .insert(accessRequest)
        .values({ ...granted, userId: 1, companyId: 1002, courseId, createTime: app.now() }),
    );
    const accessAt = async (domainName: string) => {
      const token = await app.signIn('13800000001', domainName);
      return (await app.call('GET', courseDetail.path, { query: { courseId }, token })).data['access'];
    };
    expect(await accessAt('sunrise')).toBe(AccessState.NeedVip);
    expect(await accessAt('deepblue')).toBe(AccessState.Ok);
  });
});
