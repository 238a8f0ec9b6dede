import { accessAsk, accessWithdraw, courseDetail } from '@stoa/api/contract/course';
import { AccessState, ChargeKind, TargetKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { course, notification } from '../../db/schema/index.ts';
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

test('a request for access is made once, told to the admin, shown to the person alone, and can be taken back', async () => {
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
      target: { kind: TargetKind.Course, id: closed },
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
