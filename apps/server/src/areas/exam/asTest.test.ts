import { courseChapters } from '@stoa/api/contract/course';
import { studyStart } from '@stoa/api/contract/study';
import { reviewSubmit } from '@stoa/api/contract/review';
import { ErrorCode, ExamKind, ProgressState } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseItem, courseProgress, creditEntry, itemProgress, reviewTask } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { changeExam, rightAnswers, sitter } from '../../test/exams.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { Json, TestServer } from '../../test/server.ts';

/** A course of two films, a document and a test, which its second demo person has begun. */
const courseId = 208;
const testId = 20_804;
const examId = 112;
const person = { userId: 2, companyId: 1001 };

let app: TestServer;
let mine: ReturnType<typeof sitter>;
beforeAll(async () => {
  app = await startTestServer();
  mine = sitter(app, await app.signIn('13800000002'));
});
afterAll(() => app.close());

const idOf = (started: { data: Json }): Json | undefined => started.data['attempt']?.['attemptId'];

async function sit(answers: Awaited<ReturnType<typeof rightAnswers>>) {
  const started = await mine.start(examId);
  expect(started.code).toBe(200);
  expect((await mine.submit(idOf(started), 1, answers)).code).toBe(200);
  return idOf(started);
}

const testRow = async () => {
  const answer = await mine.ask(courseChapters, { courseId });
  expect(brokenPromises(courseChapters, answer)).toEqual([]);
  return answer.data['chapters']
    ?.flatMap((one) => one['items'] ?? [])
    .find((one) => Number(one['itemId']) === testId);
};
const courseRow = async () => {
  const [row] = await asSystem(app.database.db, (tx) =>
    tx
      .select()
      .from(courseProgress)
      .where(
        and(
          eq(courseProgress.userId, person.userId),
          eq(courseProgress.companyId, person.companyId),
          eq(courseProgress.courseId, courseId),
        ),
      ),
  );
  return row;
};

/** Completes all other lessons of the course. */
const finishLessons = () =>
  asSystem(app.database.db, async (tx) => {
    const items = await tx.select().from(courseItem).where(eq(courseItem.courseId, courseId));
    const done = {
      percent: 100,
      state: ProgressState.Completed,
      completedTime: 1,
      openedTime: 1,
      updatedTime: 1,
    };
    for (const { itemId } of items.filter((item) => item.examId === null)) {
      await tx
        .insert(itemProgress)
        .values({ ...person, itemId, courseId, ...done })
        .onConflictDoUpdate({
          target: [itemProgress.userId, itemProgress.companyId, itemProgress.itemId],
          set: done,
        });
    }
  });

test('the lesson names its exam, and shows how far one is with it', async () => {
  expect(await testRow()).toMatchObject({ examId, examKind: ExamKind.AfterClassTest, percent: 0 });
  const opened = await mine.ask(studyStart, { courseId, itemId: testId, playerTag: 'tab' });
  expect(brokenPromises(studyStart, opened)).toEqual([]);
  expect(opened.data['item']).toMatchObject({ itemId: testId, examId });
});

test('a failed exam leaves the lesson open with its share of the points, and a passed one completes the course', async () => {
  await finishLessons();
  const right = await rightAnswers(app, examId);
  await sit(right.slice(0, 1));
  const failed = await testRow();
  expect(failed?.['state']).toBe(ProgressState.InProgress);
  expect(Number(failed?.['percent'])).toBeGreaterThan(0);
  expect((await courseRow())?.completedTime).toBeNull();

  await sit(right);
  expect(await testRow()).toMatchObject({ state: ProgressState.Completed, percent: 100 });
  expect(await courseRow()).toMatchObject({
    state: ProgressState.Completed,
    percent: 100,
    lastItemId: testId,
  });
  const credits = await asSystem(app.database.db, (tx) =>
    tx
      .select()
      .from(creditEntry)
      .where(and(eq(creditEntry.userId, person.userId), eq(creditEntry.sourceId, courseId))),
  );
  expect(credits).toHaveLength(1);

  // A worse attempt does not lower the progress.
  await sit([]);
  expect(await testRow()).toMatchObject({ state: ProgressState.Completed, percent: 100 });
});

test('what was handed in before the course had the test counts as soon as the test is opened', async () => {
  await asSystem(app.database.db, (tx) => tx.delete(itemProgress).where(eq(itemProgress.itemId, testId)));
  const opened = await mine.ask(studyStart, { courseId, itemId: testId, playerTag: 'tab' });
  expect(opened.data['progress']).toMatchObject({ state: ProgressState.Completed, percent: 100 });
});

test('the exam of a lesson that is still locked does not begin, and its page says why', async () => {
  const learner = sitter(app, await app.signIn('13800000001', 'deepblue'));
  const info = await learner.info(206);
  expect(info.data).toMatchObject({ canStart: false, blockCode: ErrorCode.ItemLocked });
  expect((await learner.start(206)).code).toBe(ErrorCode.ItemLocked);
});

test('a test with a short answer completes its lesson when it is marked', async () => {
  await asSystem(app.database.db, async (tx) => {
    await tx.delete(itemProgress).where(eq(itemProgress.itemId, testId));
    await tx.update(courseItem).set({ examId: 105 }).where(eq(courseItem.itemId, testId));
  });
  await changeExam(app, 105, { courseId, maxAttempts: 0 });
  const started = await mine.start(105);
  await mine.submit(idOf(started), 1, await rightAnswers(app, 105));
  expect((await testRow())?.['state']).toBe(ProgressState.InProgress);
  const lecturer = sitter(app, await app.signIn('13800000003'));
  const [task] = await asSystem(app.database.db, (tx) =>
    tx
      .select()
      .from(reviewTask)
      .where(eq(reviewTask.refId, Number(idOf(started)))),
  );
  const marked = await lecturer.ask(reviewSubmit, {
    reviewId: task?.reviewId,
    draft: false,
    result: 'PASS',
    comment: '',
    fileIds: [],
    scores: [{ id: 10_515, score: 15 }],
    idemKey: crypto.randomUUID(),
  });
  expect(marked.code).toBe(200);
  expect((await testRow())?.['state']).toBe(ProgressState.Completed);
});
