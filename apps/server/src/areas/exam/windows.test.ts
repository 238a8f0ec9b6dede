import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notification, upcomingTask } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { changeExam, exams, rightAnswers, sitter } from '../../test/exams.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { windowJobs } from './windows.ts';

const hour = 3_600_000;

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

/**
 * Runs the jobs as if their last run was a minute ago, and returns the people who were notified of an event.
 */
async function toldOf(event: string): Promise<number[]> {
  return asSystem(app.database.db, async (tx) => {
    for (const job of windowJobs) await job.run(tx, { now: app.now(), since: app.now() - 60_000 });
    const rows = await tx
      .select({ userId: notification.userId })
      .from(notification)
      .where(like(notification.eventKey, `${event}%`));
    return rows.map(({ userId }) => userId).toSorted((one, other) => one - other);
  });
}

test('people who were assigned an exam are notified once a day before it opens, and when it has opened', async () => {
  await changeExam(app, exams.soon, { openTime: app.now() + 24 * hour - 1, closeTime: null });
  expect(await toldOf('exam opens 102')).toEqual([1]);
  expect(await toldOf('exam opens 102')).toEqual([1]);
  expect(await toldOf('exam open 102')).toEqual([]);
  await changeExam(app, exams.soon, { openTime: app.now() });
  expect(await toldOf('exam open 102')).toEqual([1]);
});

test('people who have not taken it are notified a day before it closes, unless their task reminds them', async () => {
  const closeTime = app.now() + 24 * hour - 1;
  await changeExam(app, exams.quarterly, { closeTime, maxAttempts: 0, rules: { minSubmitMinutes: 0 } });
  // The tasks are due before the exam closes.
  await asSystem(app.database.db, (tx) =>
    tx
      .update(upcomingTask)
      .set({ dueTime: closeTime - hour })
      .where(like(upcomingTask.taskKey, 'exam-1001-%-101')),
  );
  expect(await toldOf('exam closes 101')).toEqual([]);
  await asSystem(app.database.db, (tx) =>
    tx.update(upcomingTask).set({ dueTime: null }).where(eq(upcomingTask.taskKey, 'exam-1001-1-101')),
  );
  expect(await toldOf('exam closes 101')).toEqual([1]);

  const passed = sitter(app, await app.signIn('13800000002'));
  const started = await passed.start(exams.failed);
  await passed.submit(started.data['attempt']?.['attemptId'], 1, await rightAnswers(app, exams.failed));
  await changeExam(app, exams.failed, { closeTime });
  await asSystem(app.database.db, (tx) =>
    tx
      .update(upcomingTask)
      .set({ dueTime: null, target: { kind: 3, id: exams.failed } })
      .where(eq(upcomingTask.taskKey, 'exam-1001-2-101')),
  );
  expect(await toldOf('exam closes 107')).toEqual([]);
});
