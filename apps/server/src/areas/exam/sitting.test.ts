import {
  attemptCheck,
  attemptLate,
  attemptResult,
  attemptSave,
  attemptStart,
  attemptSubmit,
  attemptSwitch,
  attemptSwitchComment,
  attemptWatch,
  examInfo,
  examList,
  examRecords,
} from '@stoa/api/contract/exam';
import { reviewDetail, reviewList, reviewSubmit } from '@stoa/api/contract/review';
import { AttemptState, ErrorCode, ExamUserState, SubmitReason, TargetKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  certificate,
  creditEntry,
  examAttempt,
  member,
  notification,
  reviewTask,
} from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { changeExam, exams, rightAnswers, sitter } from '../../test/exams.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { Json, TestServer } from '../../test/server.ts';
import { countStatements } from '../../test/statements.ts';

const minute = 60;

let app: TestServer;
let mine: ReturnType<typeof sitter>;
let other: ReturnType<typeof sitter>;
let lecturer = '';
let foreign: ReturnType<typeof sitter>;
beforeAll(async () => {
  app = await startTestServer();
  mine = sitter(app, await app.signIn('13800000001'));
  other = sitter(app, await app.signIn('13800000002'));
  lecturer = await app.signIn('13800000003');
  foreign = sitter(app, await app.signIn('13800000004', 'deepblue'));
});
afterAll(() => app.close());

const idOf = (started: { data: Json }): Json | undefined => started.data['attempt']?.['attemptId'];
const attemptRow = async (attemptId: unknown) => {
  const [row] = await asSystem(app.database.db, (tx) =>
    tx
      .select()
      .from(examAttempt)
      .where(eq(examAttempt.attemptId, Number(attemptId))),
  );
  return row;
};

/** Starts an attempt at an exam that may be taken any number of times. */
async function begin(by = mine, examId: number = exams.quarterly) {
  await changeExam(app, examId, { maxAttempts: 0, closeTime: app.now() + 86_400_000 });
  const started = await by.start(examId);
  expect([started.code, brokenPromises(attemptStart, started)]).toEqual([200, []]);
  return { attemptId: idOf(started), started };
}

describe('the list of exams', () => {
  test('is what the contract promises, and shows every state', async () => {
    const answer = await mine.ask(examList, { tab: 'all', pageSize: 100 });
    expect(brokenPromises(examList, answer)).toEqual([]);
    const states = new Map(answer.data['list']?.map((one) => [Number(one['examId']), one['userState']]));
    expect(Object.fromEntries(states)).toMatchObject({
      [exams.quarterly]: ExamUserState.Available,
      [exams.soon]: ExamUserState.NotOpen,
      [exams.missed]: ExamUserState.Missed,
      [exams.open]: ExamUserState.InProgress,
      [exams.marking]: ExamUserState.Marking,
      [exams.passed]: ExamUserState.Passed,
      [exams.failed]: ExamUserState.Failed,
      [exams.hidden]: ExamUserState.Marking,
      [exams.afterClose]: ExamUserState.Marking,
    });
    // An external exam is open only to people who have its link.
    expect(states.has(exams.external)).toBe(false);
  });

  test('leads to the attempt that is in progress or counts, and says why its result is not shown', async () => {
    const answer = await mine.ask(examList, { tab: 'all', pageSize: 100 });
    const list = new Map(answer.data['list']?.map((one) => [Number(one['examId']), one]));
    expect(list.get(exams.open)?.['attemptId']).toEqual(expect.any(Number));
    expect(list.get(exams.quarterly)).not.toHaveProperty('attemptId');
    expect(list.get(exams.failed)).toMatchObject({ attemptId: expect.any(Number), canRetake: true });
    expect(list.get(exams.marking)).toMatchObject({ resultReason: 'MARKING', canRetake: false });
    expect(list.get(exams.hidden)).toMatchObject({ resultReason: 'HIDDEN' });
    expect(list.get(exams.afterClose)).toMatchObject({
      resultReason: 'AFTER_CLOSE',
      resultTime: expect.any(Number),
    });
    // An exam in progress comes first in the list.
    const todo = await mine.ask(examList, { tab: 'todo', pageSize: 100 });
    expect(todo.data['list']?.[0]?.['examId']).toBe(exams.open);
  });

  test('contains nothing of another company, and nothing of it can be opened', async () => {
    const answer = await foreign.ask(examList, { tab: 'all', pageSize: 100 });
    expect(answer.data['list']?.every((one) => Math.floor(Number(one['examId']) / 100) === 2)).toBe(true);
    expect((await foreign.info(exams.quarterly)).code).toBe(ErrorCode.NotFound);
    expect((await foreign.start(exams.quarterly)).code).toBe(ErrorCode.NotFound);
    expect((await mine.info(424_242)).code).toBe(ErrorCode.NotFound);
  });

  test('hides the results that may not be seen', async () => {
    for (const examId of [exams.hidden, exams.afterClose]) {
      const info = await mine.info(examId);
      expect(brokenPromises(examInfo, info)).toEqual([]);
      expect([info.data['bestScore'], info.data['attempts']?.[0]?.['score']]).toEqual([undefined, undefined]);
      const result = await mine.result(info.data['attempts']?.[0]?.['attemptId']);
      expect(brokenPromises(attemptResult, result)).toEqual([]);
      expect(result.data).toMatchObject({ visible: false });
      expect(Object.keys(result.data)).not.toContain('score');
      expect(Object.keys(result.data)).not.toContain('questions');
    }
    const passed = await mine.ask(examRecords, { passed: 'true', pageSize: 100 });
    expect(brokenPromises(examRecords, passed)).toEqual([]);
    expect(passed.data['list']?.map((one) => one['exam']?.['examId'])).toEqual([exams.passed]);
  });
});

describe('a start', () => {
  test('that the rules do not allow is refused by its reason', async () => {
    expect((await mine.start(exams.soon)).code).toBe(ErrorCode.ExamNotOpen);
    expect((await mine.start(exams.missed)).code).toBe(ErrorCode.ExamClosed);
    expect((await mine.start(exams.hidden)).code).toBe(ErrorCode.ExamNoAttempt);
  });

  test('needs the password where the exam has one', async () => {
    await changeExam(app, exams.soon, { openTime: app.now() - 1000 });
    expect((await mine.start(exams.soon)).code).toBe(ErrorCode.ExamPassword);
    expect((await mine.start(exams.soon, { password: '2025' })).code).toBe(ErrorCode.ExamPassword);
    expect((await mine.start(exams.soon, { password: '2026' })).code).toBe(200);
  });

  test('returns the same attempt and paper until it is handed in, on every device', async () => {
    const { attemptId, started } = await begin();
    const again = await mine.start(exams.quarterly);
    expect(idOf(again)).toBe(attemptId);
    expect(again.data['paper']).toEqual(started.data['paper']);
    await mine.submit(attemptId, 1, [], { reason: SubmitReason.TimeOut });
  });

  test('continues the attempt that it names, and starts no other one once that was handed in', async () => {
    const { attemptId, started } = await begin();
    expect(idOf(await mine.start(exams.quarterly, { attemptId }))).toBe(attemptId);
    app.advance(3 * minute);
    expect((await mine.submit(attemptId, 1, [])).code).toBe(200);
    expect((await mine.start(exams.quarterly, { attemptId })).code).toBe(ErrorCode.AttemptEnded);
    expect((await mine.info(exams.quarterly)).data['inProgressAttemptId']).toBeUndefined();
    // Answers that the device could not send before can still be decrypted, because the key is the same.
    const watched = await mine.ask(attemptWatch, { attemptId });
    expect(brokenPromises(attemptWatch, watched)).toEqual([]);
    expect(watched.data['outboxKey']).toBe(started.data['outboxKey']);
  });

  test('at the same moment starts only one attempt', async () => {
    await changeExam(app, exams.practice, { maxAttempts: 0 });
    const all = await Promise.all(Array.from({ length: 6 }, () => other.start(exams.practice)));
    expect(all.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(all.map(idOf)).size).toBe(1);
  });

  test('reveals nothing about the right answers', async () => {
    const { started, attemptId } = await begin(other);
    const paper = JSON.stringify(started.data['paper']);
    for (const secret of [
      'accepted',
      'reference',
      'pairs',
      '"right":"',
      'analysis',
      'correct',
      '二氧化碳灭火器须',
    ]) {
      expect([secret, paper.includes(secret)]).toEqual([secret, false]);
    }
    expect((await other.result(attemptId)).code).toBe(ErrorCode.StateConflict);
  });

  test('needs few database queries, and a save fewer', async () => {
    const beside = sitter(app, await app.signIn('13910010001'));
    await beside.info(exams.practice);
    const start = await countStatements(app, () => beside.start(exams.practice));
    // Without the three statements that begin the transaction, read the session and commit.
    expect(start.statements - 3).toBeLessThanOrEqual(6);
    const open = await beside.start(exams.practice);
    const save = await countStatements(app, () => beside.save(idOf(open), 1, []));
    expect(save.statements - 3).toBeLessThanOrEqual(3);
  });

  test('keeps no list waiting, because lists read no answers', async () => {
    const token = await app.signIn('13910010001');
    const { texts } = await countStatements(app, async () => {
      for (const call of [examList, examRecords, examInfo]) {
        const query = { tab: 'all', examId: exams.practice };
        expect((await app.call('GET', call.path, { query, token })).code).toBe(200);
      }
    });
    const read = texts.filter((text) => text.includes('"exam_attempt"'));
    expect(read).not.toEqual([]);
    expect(read.filter((text) => text.includes('"answers"'))).toEqual([]);
  });
});

describe('a save', () => {
  test('stores the whole set, and the same one again is acknowledged again', async () => {
    const { attemptId } = await begin();
    const answers = await rightAnswers(app, exams.quarterly);
    const writer = crypto.randomUUID();
    const first = await mine.save(attemptId, 5, answers, { writer, baseSeq: 0, flagged: [10_101] });
    expect(brokenPromises(attemptSave, first)).toEqual([]);
    expect(first.data).toMatchObject({ savedSeq: 5, state: AttemptState.InProgress });
    expect(first.data['refused']).toBeUndefined();
    const again = await mine.save(attemptId, 5, answers, { writer, baseSeq: 0, flagged: [10_101] });
    expect(again.data).toMatchObject({ savedSeq: 5 });
    // An older set of the same window arrives after a newer one.
    const older = await mine.save(attemptId, 4, [], { writer, baseSeq: 0 });
    expect(older.data).toMatchObject({ savedSeq: 5 });
    const resumed = await mine.start(exams.quarterly);
    expect(resumed.data['answers']).toHaveLength(answers.length);
    expect(resumed.data['attempt']).toMatchObject({ savedSeq: 5, flagged: [10_101] });
  });

  test('of a second window never takes away what the first has stored meanwhile', async () => {
    const { attemptId } = await begin();
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    const base = 20;
    await mine.save(attemptId, base, [{ questionId: 10_101, values: ['A'] }], { writer: one, baseSeq: 5 });
    const stale = await mine.save(attemptId, 99, [{ questionId: 10_102, values: ['B'] }], {
      writer: two,
      baseSeq: 5,
    });
    expect(brokenPromises(attemptSave, stale)).toEqual([]);
    expect(stale.data).toMatchObject({ refused: 'OVERTAKEN', savedSeq: base });
    expect(stale.data['answers']).toEqual([{ questionId: 10_101, values: ['A'] }]);
    const joined = [
      { questionId: 10_101, values: ['A'] },
      { questionId: 10_102, values: ['B'] },
    ];
    const merged = await mine.save(attemptId, 100, joined, { writer: two, baseSeq: base });
    expect(merged.data).toMatchObject({ savedSeq: 100 });
  });

  test('keeps when each answer was typed, at the latest when it came, so that a window can tell the later one', async () => {
    const { attemptId } = await begin();
    const now = Number((await mine.start(exams.quarterly)).data['serverTime']);
    const typedTime = now - 60_000;
    const [inTime, ahead] = [
      { questionId: 10_101, values: ['A'], typedTime },
      { questionId: 10_102, values: ['B'], typedTime: now + 60_000 },
    ];
    await mine.save(attemptId, 110, [inTime, ahead], { writer: crypto.randomUUID(), baseSeq: 100 });
    const resumed = await mine.start(exams.quarterly);
    expect(resumed.data['answers']).toEqual([inTime, { ...ahead, typedTime: now }]);
  });

  test('of parallel windows keeps the set with the highest number, whatever order they arrive in', async () => {
    const { attemptId } = await begin(other);
    const seqs = [31, 34, 32, 35, 33];
    const writer = crypto.randomUUID();
    await Promise.all(
      seqs.map((seq) =>
        other.save(attemptId, seq, [{ questionId: 10_111, values: [String(seq), ''] }], {
          writer,
          baseSeq: 0,
        }),
      ),
    );
    const row = await attemptRow(attemptId);
    expect([row?.savedSeq, row?.answers[0]?.values]).toEqual([35, ['35', '']]);
  });

  test('refuses single answers by their reason and keeps what was stored of them', async () => {
    const { attemptId } = await begin();
    await mine.save(attemptId, 200, [{ questionId: 10_115, values: ['First words'] }]);
    const answer = await mine.save(attemptId, 201, [
      { questionId: 10_115, values: ['x'.repeat(501)] },
      { questionId: 10_101, values: ['Z'] },
      { questionId: 20_101, values: ['A'] },
      { questionId: 10_102, values: ['D'] },
    ]);
    expect(brokenPromises(attemptSave, answer)).toEqual([]);
    expect(answer.data).toMatchObject({ savedSeq: 201 });
    expect(answer.data['refusedAnswers']).toEqual([
      { questionId: 10_115, reason: 'LENGTH' },
      { questionId: 10_101, reason: 'VALUES' },
      { questionId: 20_101, reason: 'UNKNOWN' },
    ]);
    expect((await attemptRow(attemptId))?.answers).toEqual([
      { questionId: 10_115, values: ['First words'] },
      { questionId: 10_102, values: ['D'] },
    ]);
  });

  test('accepts no file that somebody else has uploaded', async () => {
    const { attemptId } = await begin();
    const file = { fileId: 1, name: 'a.png', url: '', ext: 'png', size: 1, fileLabel: 7 as const };
    const answer = await mine.save(attemptId, 300, [{ questionId: 10_115, values: ['x'], files: [file] }]);
    expect(answer.data['refusedAnswers']).toEqual([{ questionId: 10_115, reason: 'FILES' }]);
  });

  test('in an attempt of somebody else, of another company or of nobody gets the same answer', async () => {
    const { attemptId } = await begin();
    const strange = [await other.save(attemptId, 900, []), await foreign.save(attemptId, 900, [])];
    for (const { code, data } of [...strange, await mine.save(987_654, 900, [])]) {
      expect(code).toBe(200);
      expect(data).toMatchObject({ refused: 'NOT_FOUND', savedSeq: 0, state: AttemptState.Void });
    }
    expect((await other.submit(attemptId, 900, [])).code).toBe(ErrorCode.NotFound);
    expect((await foreign.result(attemptId)).code).toBe(ErrorCode.NotFound);
  });

  test('larger than two million bytes is refused before anything is read', async () => {
    const { attemptId } = await begin();
    const answers = Array.from({ length: 150 }, (_, at) => ({
      questionId: at + 1,
      values: ['x'.repeat(19_000)],
    }));
    const answer = await mine.save(attemptId, 400, answers);
    expect(answer.status).toBe(413);
  });
});

describe('handing in', () => {
  test('happens once, however often and with whichever key it is asked for', async () => {
    const { attemptId } = await begin();
    app.advance(3 * minute);
    const answers = await rightAnswers(app, exams.quarterly);
    const all = await Promise.all([
      mine.submit(attemptId, 1000, answers),
      mine.submit(attemptId, 1000, answers),
      mine.submit(attemptId, 1001, answers),
    ]);
    expect(all.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(all.flatMap((one) => brokenPromises(attemptSubmit, one))).toEqual([]);
    const row = await attemptRow(attemptId);
    expect([row?.state, row?.submitReason]).toEqual([AttemptState.Marking, SubmitReason.Manual]);
    const tasks = await asSystem(app.database.db, (tx) =>
      tx
        .select()
        .from(reviewTask)
        .where(eq(reviewTask.refId, Number(attemptId))),
    );
    expect(tasks).toHaveLength(1);
    expect((await mine.save(attemptId, 2000, [])).data).toMatchObject({ refused: 'ENDED' });
  });

  test('is not possible by hand before the earliest time, whatever reason is named', async () => {
    const { attemptId } = await begin();
    for (const reason of [SubmitReason.Manual, SubmitReason.TimeOut, SubmitReason.SwitchLimit]) {
      expect((await mine.submit(attemptId, 1, [], { reason })).code).toBe(ErrorCode.ExamMinTime);
    }
    app.advance(2 * minute);
    expect((await mine.submit(attemptId, 1, [])).code).toBe(200);
  });

  test('with a set that was overtaken hands in what is stored', async () => {
    const { attemptId } = await begin();
    app.advance(3 * minute);
    await mine.save(attemptId, 10, [{ questionId: 10_101, values: ['B'] }], { writer: crypto.randomUUID() });
    await mine.submit(attemptId, 11, [], { writer: crypto.randomUUID(), baseSeq: 3 });
    expect((await attemptRow(attemptId))?.answers).toEqual([{ questionId: 10_101, values: ['B'] }]);
  });

  test('is done by the server after the deadline, with what was saved until 30 s later', async () => {
    const { attemptId } = await begin();
    const right = await rightAnswers(app, exams.quarterly);
    app.advance(20 * minute + 29);
    expect((await mine.save(attemptId, 50, right)).data).toMatchObject({ savedSeq: 50 });
    app.advance(2);
    const late = await mine.save(attemptId, 51, []);
    expect(late.data).toMatchObject({ refused: 'ENDED', submitReason: SubmitReason.TimeOut, savedSeq: 50 });
    const row = await attemptRow(attemptId);
    expect(row?.answers).toHaveLength(right.length);
    expect(row?.submitTime).toBe(row?.deadlineTime);
  });
});

const entry = (cause: string, awaySeconds: number) => ({
  entryKey: crypto.randomUUID(),
  cause,
  leftTime: app.now(),
  awaySeconds,
});

describe('the list of switches', () => {
  test('distinguishes causes, counts an entry once, and stores what the learner says about it', async () => {
    const { attemptId } = await begin();
    const [tab, picker, short] = [entry('TAB', 8), entry('FILE_PICKER', 40), entry('WINDOW', 2)];
    const first = await mine.leave(attemptId, 1, { entries: [tab, picker, short] });
    expect(brokenPromises(attemptSwitch, first)).toEqual([]);
    expect(first.data).toMatchObject({ switchCount: 1, limit: 3, forced: false });
    const again = await mine.leave(attemptId, 1, { entries: [tab] });
    expect(again.data).toMatchObject({
      entries: [
        { cause: 'TAB', counted: true },
        { cause: 'FILE_PICKER', counted: false },
        { cause: 'WINDOW', counted: false },
      ],
    });
    const said = await mine.ask(attemptSwitchComment, {
      attemptId,
      entryKey: tab.entryKey,
      comment: '主管来电',
    });
    expect(brokenPromises(attemptSwitchComment, said)).toEqual([]);
    const resumed = await mine.start(exams.quarterly);
    expect(resumed.data['switches']?.[0]).toMatchObject({ comment: '主管来电' });
  });

  test('hands the paper in at one more than the limit, and is closed then', async () => {
    const { attemptId } = await begin();
    const entries = Array.from({ length: 4 }, () => entry('TAB', 9));
    const over = await mine.leave(attemptId, 4, { entries });
    // Nothing was answered, so no marker is needed.
    expect(over.data).toMatchObject({ forced: true, state: AttemptState.Graded });
    expect((await attemptRow(attemptId))?.submitReason).toBe(SubmitReason.SwitchLimit);
    const comment = { attemptId, entryKey: entries[0]?.entryKey, comment: 'x' };
    expect((await mine.ask(attemptSwitchComment, comment)).code).toBe(ErrorCode.AttemptEnded);
  });
});

describe('late answers', () => {
  test('are stored with the attempt and count only if the marker accepts them', async () => {
    const { attemptId } = await begin();
    const typedTime = app.now() + 60_000;
    app.advance(25 * minute);
    const sent = {
      attemptId,
      answers: [
        { questionId: 10_101, values: ['B'], typedTime },
        { questionId: 10_115, values: ['先道歉，再换货。'], typedTime },
        { questionId: 10_102, values: ['D'], typedTime: app.now() },
      ],
    };
    const kept = await mine.ask(attemptLate, sent);
    expect(brokenPromises(attemptLate, kept)).toEqual([]);
    expect(kept.data['late']?.map((one) => one['questionId'])).toEqual([10_101, 10_115]);
    expect(kept.data['refusedAnswers']).toEqual([{ questionId: 10_102, reason: 'TOO_LATE' }]);
    await mine.ask(attemptLate, sent);
    const before = await attemptRow(attemptId);
    expect([before?.score, before?.late.length]).toEqual([0, 2]);
    const list = await app.call('GET', reviewList.path, { query: { kind: 4 }, token: lecturer });
    const task = list.data['list']?.find((one) => Number(one['refId']) === Number(attemptId));
    const opened = await app.call('GET', reviewDetail.path, {
      query: { reviewId: Number(task?.['reviewId']) },
      token: lecturer,
    });
    expect(brokenPromises(reviewDetail, opened)).toEqual([]);
    // The points of a late choice are computed at once; those of a late text are given by the marker.
    expect(opened.data['marking']).toMatchObject({
      objectiveScore: 0,
      late: [{ gotScore: 5 }, { values: ['先道歉，再换货。'] }],
    });
    const draft = { reviewId: task?.['reviewId'], draft: true, result: undefined, lateTaken: [10_115] };
    expect((await review(draft)).data['previous']).toMatchObject({ lateTaken: [10_115] });
    const published = await app.call('POST', reviewSubmit.path, {
      json: {
        reviewId: task?.['reviewId'],
        draft: false,
        result: 'PASS',
        comment: '',
        fileIds: [],
        lateTaken: [10_101, 10_115],
        scores: [{ id: 10_115, score: 9 }],
        idemKey: crypto.randomUUID(),
      },
      token: lecturer,
    });
    expect(published.code).toBe(200);
    const after = await attemptRow(attemptId);
    expect([after?.objectiveScore, after?.subjectiveScore, after?.score]).toEqual([5, 9, 14]);

    // An answer that arrives later still causes another review, which begins with the handed-in answers and
    // shows the first review.
    await mine.ask(attemptLate, {
      attemptId,
      answers: [{ questionId: 10_102, values: ['A'], typedTime }],
    });
    const again = await app.call('GET', reviewDetail.path, {
      query: { kind: 4, refId: Number(attemptId) },
      token: lecturer,
    });
    expect(brokenPromises(reviewDetail, again)).toEqual([]);
    expect(again.data['history']).toMatchObject([
      { version: 1, opinion: { lateTaken: [10_101, 10_115], reviewer: { userId: 3 } } },
    ]);
    const shown = again.data['submission']?.['answers'] ?? [];
    expect(Object.fromEntries(shown.map((one) => [Number(one['questionId']), one['my']]))).toEqual({
      10_101: [],
      10_102: [],
      10_115: [],
    });
    expect(again.data['marking']).toMatchObject({ objectiveScore: 0, attempt: { score: 14 } });
  });

  test('of an attempt in progress are refused, so that they are saved instead', async () => {
    const { attemptId } = await begin();
    const answers = [{ questionId: 10_101, values: ['B'], typedTime: app.now() }];
    const kept = await mine.ask(attemptLate, { attemptId, answers });
    expect(kept.data['refusedAnswers']).toEqual([{ questionId: 10_101, reason: 'RUNNING' }]);
    const strange = await foreign.ask(attemptLate, { attemptId, answers });
    expect(strange.data['refusedAnswers']).toEqual([{ questionId: 10_101, reason: 'UNKNOWN' }]);
  });
});

const review = (json: object, token = lecturer) =>
  app.call('POST', reviewSubmit.path, {
    json: { draft: false, result: 'PASS', comment: '', fileIds: [], idemKey: crypto.randomUUID(), ...json },
    token,
  });

describe('marking', () => {
  test('is for the lecturer and admins, and the list shows what is waiting', async () => {
    const list = await app.call('GET', reviewList.path, { query: {}, token: lecturer });
    expect(brokenPromises(reviewList, list)).toEqual([]);
    expect(list.data['counts']).toMatchObject([{ kind: 4 }]);
    const named = await app.call('GET', reviewList.path, { query: { keyword: '小满' }, token: lecturer });
    expect(new Set(named.data['list']?.map((one) => one['learner']?.['realName']))).toEqual(
      new Set(['林小满']),
    );
    const learner = await app.signIn('13800000001');
    expect((await app.call('GET', reviewList.path, { query: {}, token: learner })).code).toBe(
      ErrorCode.NoPermission,
    );
    const mentor = await app.signIn('13800000002');
    const reviewId = Number(list.data['list']?.[0]?.['reviewId']);
    const opened = (token: string) => app.call('GET', reviewDetail.path, { query: { reviewId }, token });
    expect((await opened(mentor)).code).toBe(ErrorCode.NotReviewer);
    const stranger = await app.signIn('13800000005', 'deepblue');
    expect((await opened(stranger)).code).toBe(ErrorCode.NotFound);
  });

  test('publishes the result once, with credit, certificate and one message', async () => {
    const { attemptId } = await begin(other);
    app.advance(3 * minute);
    await other.submit(attemptId, 5000, await rightAnswers(app, exams.quarterly));
    const waiting = await other.result(attemptId);
    expect(brokenPromises(attemptResult, waiting)).toEqual([]);
    expect(waiting.data).toMatchObject({ visible: false, visibleReason: 'MARKING' });
    const [task] = await asSystem(app.database.db, (tx) =>
      tx
        .select()
        .from(reviewTask)
        .where(eq(reviewTask.refId, Number(attemptId))),
    );
    const reviewId = task?.reviewId;
    expect((await review({ reviewId })).code).toBe(ErrorCode.ParamInvalid);
    expect((await review({ reviewId, scores: [{ id: 10_115, score: 16 }] })).code).toBe(
      ErrorCode.ParamInvalid,
    );
    const draft = { reviewId, draft: true, result: undefined, scores: [{ id: 10_115, score: 3 }] };
    expect((await review(draft)).data['previous']).toMatchObject({ scores: [{ id: 10_115, score: 3 }] });
    const scores = [{ id: 10_115, score: 12.5, comment: '步骤完整。' }];
    expect((await review({ reviewId, scores })).code).toBe(200);
    expect((await review({ reviewId, scores })).code).toBe(ErrorCode.ReviewDone);
    const result = await other.result(attemptId);
    expect(brokenPromises(attemptResult, result)).toEqual([]);
    expect(result.data).toMatchObject({ visible: true, passed: true, subjectiveScore: 12.5 });
    const short = result.data['questions']?.find((one) => Number(one['kind']) === 5);
    expect(short).toMatchObject({ gotScore: 12.5, verdict: 2, markerComment: '步骤完整。' });
    expect(result.data['awards']).toHaveLength(2);
    const counts = await asSystem(app.database.db, async (tx) => [
      await tx.$count(
        creditEntry,
        and(eq(creditEntry.sourceKind, TargetKind.Exam), eq(creditEntry.sourceId, exams.quarterly)),
      ),
      await tx.$count(certificate, eq(certificate.sourceId, exams.quarterly)),
      await tx.$count(notification, eq(notification.eventKey, `marked ${Number(attemptId)} 1`)),
    ]);
    expect(counts).toEqual([1, 1, 1]);
  });
});

describe('the own work of a lecturer', () => {
  test('is marked by another admin, who is informed why, while the lecturer sees that it is waiting', async () => {
    await asSystem(app.database.db, (tx) =>
      tx
        .update(member)
        .set({ admin: true })
        .where(and(eq(member.userId, 2), eq(member.companyId, 1001))),
    );
    const self = sitter(app, lecturer);
    const pending = async (token: string) => {
      const { data } = await app.call('GET', reviewList.path, { query: {}, token });
      return Number(data['counts']?.[0]?.['pending']);
    };
    const before = await pending(lecturer);
    const { attemptId } = await begin(self);
    app.advance(3 * minute);
    await self.submit(attemptId, 1, await rightAnswers(app, exams.quarterly));
    const [task] = await asSystem(app.database.db, (tx) =>
      tx
        .select()
        .from(reviewTask)
        .where(eq(reviewTask.refId, Number(attemptId))),
    );
    const reviewId = task?.reviewId ?? 0;
    const told = await asSystem(app.database.db, (tx) =>
      tx
        .select({ userId: notification.userId, content: notification.content })
        .from(notification)
        .where(eq(notification.eventKey, `review ${reviewId}`)),
    );
    expect(told).toMatchObject([{ userId: 2, content: { zh: expect.stringContaining('讲师本人提交') } }]);

    const list = await app.call('GET', reviewList.path, { query: { keyword: '映雪' }, token: lecturer });
    expect(list.data['list']).toMatchObject([{ reviewId, learner: { userId: 3 } }]);
    expect(await pending(lecturer)).toBe(before);
    const scores = [{ id: 10_115, score: 16 }];
    const addresses: Record<string, number>[] = [{ reviewId }, { kind: 4, refId: Number(attemptId) }];
    for (const query of addresses) {
      const opened = await app.call('GET', reviewDetail.path, { query, token: lecturer });
      expect(opened.code).toBe(ErrorCode.NotReviewer);
    }
    expect((await review({ reviewId, draft: true, scores })).code).toBe(ErrorCode.NotReviewer);
    expect((await review({ reviewId, scores })).code).toBe(ErrorCode.NotReviewer);
    expect((await attemptRow(attemptId))?.state).toBe(AttemptState.Marking);

    const admin = await app.signIn('13800000002');
    expect(await pending(admin)).toBe(before + 1);
    const marked = await review({ reviewId, scores: [{ id: 10_115, score: 12 }] }, admin);
    expect(marked.code).toBe(200);
    expect((await self.result(attemptId)).data).toMatchObject({ visible: true, subjectiveScore: 12 });
  });
});

describe('a class practice', () => {
  test('checks a question at once, keeps its answer then, and is no exam', async () => {
    const { attemptId } = await begin(mine, exams.practice);
    const questionId = exams.practice * 100 + 1;
    const checked = await mine.ask(attemptCheck, { attemptId, questionId, values: ['A'] });
    expect(brokenPromises(attemptCheck, checked)).toEqual([]);
    expect(checked.data).toMatchObject({ verdict: 0, correct: ['B'] });
    const again = await mine.ask(attemptCheck, { attemptId, questionId, values: ['B'] });
    expect(again.data).toMatchObject({ verdict: 0 });
    const saved = await mine.save(attemptId, 1, [{ questionId, values: ['B'] }]);
    expect(saved.data['refusedAnswers']).toEqual([{ questionId, reason: 'CHECKED' }]);
    const result = await mine.submit(attemptId, 2, []);
    expect(result.data).toMatchObject({ visible: true, policy: 3, score: 0 });
    expect((await mine.ask(attemptCheck, { attemptId, questionId, values: ['B'] })).code).toBe(
      ErrorCode.AttemptEnded,
    );
  });

  test('is the only one whose questions can be checked', async () => {
    const { attemptId } = await begin();
    expect((await mine.ask(attemptCheck, { attemptId, questionId: 10_101, values: ['B'] })).code).toBe(
      ErrorCode.NoPermission,
    );
  });
});
