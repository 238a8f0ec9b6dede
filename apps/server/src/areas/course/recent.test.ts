import { ProgressState } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { course, courseProgress } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { countBegun, recentMs } from './recent.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const day = 24 * 3_600_000;
const courseId = 206;
const now = Date.now() + 400 * day;

const begin = (userId: number, enrolTime: number) =>
  asSystem(app.database.db, (tx) =>
    tx.insert(courseProgress).values({
      userId,
      companyId: 1001,
      courseId,
      state: ProgressState.InProgress,
      requiredItems: 1,
      lastTime: enrolTime,
      enrolTime,
    }),
  );
const recent = async () => {
  const [row] = await asSystem(app.database.db, (tx) =>
    tx.select({ hotScore: course.hotScore }).from(course).where(eq(course.courseId, courseId)),
  );
  return row?.hotScore ?? 0;
};
const run = (at: number, since: number) =>
  asSystem(app.database.db, (tx) => countBegun(tx, { now: at, since }));

test('a person who started counts once for thirty days, and nobody counts before the first run', async () => {
  await asSystem(app.database.db, (tx) =>
    tx.delete(courseProgress).where(and(eq(courseProgress.courseId, courseId))),
  );
  const before = await recent();
  await begin(20, now - day);
  await run(now, 0);
  expect(await recent()).toBe(before);
  await run(now, now - 2 * day);
  expect(await recent()).toBe(before + 1);
  await run(now + day, now);
  expect(await recent()).toBe(before + 1);
  await run(now + recentMs, now + recentMs - 2 * day);
  expect(await recent()).toBe(before);
});
