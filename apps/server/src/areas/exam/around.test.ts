import { chatSend } from '@stoa/api/contract/ai';
import {
  attemptResult,
  attemptStart,
  attemptWatch,
  examDesk,
  examDeskAttempts,
  examEnd,
  examExtraTime,
  externalExamEnter,
  externalExamInfo,
  wrongQuestionCheck,
  wrongQuestions,
} from '@stoa/api/contract/exam';
import type { AttemptFrame } from '@stoa/api/contract/exam';
import { RoomClose } from '@stoa/api/contract/live';
import { AttemptState, ErrorCode, SubmitReason, bellGraceMs } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { creditEntry, examAttempt, notification } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { changeExam, exams, rightAnswers, sitter } from '../../test/exams.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { Json, TestServer } from '../../test/server.ts';
import { examJobs } from './sweep.ts';
import { attemptSocketPath } from './tickets.ts';

const minute = 60;

let app: TestServer;
let mineToken = '';
let mine: ReturnType<typeof sitter>;
let lecturer: ReturnType<typeof sitter>;
let stranger: ReturnType<typeof sitter>;
beforeAll(async () => {
  app = await startTestServer();
  mineToken = await app.signIn('13800000001');
  mine = sitter(app, mineToken);
  lecturer = sitter(app, await app.signIn('13800000003'));
  stranger = sitter(app, await app.signIn('13800000005', 'deepblue'));
});
afterAll(() => app.close());

const key = () => crypto.randomUUID();
const idOf = (started: { data: Json }): number => Number(started.data['attempt']?.['attemptId']);
const attemptRow = async (attemptId: number) => {
  const [row] = await asSystem(app.database.db, (tx) =>
    tx.select().from(examAttempt).where(eq(examAttempt.attemptId, attemptId)),
  );
  return row;
};
const begin = async (by = mine, examId: number = exams.quarterly) => {
  await changeExam(app, examId, { maxAttempts: 0, closeTime: app.now() + 86_400_000 });
  return idOf(await by.start(examId));
};
const sweep = async (): Promise<number> => {
  const job = examJobs.find(({ name }) => name === 'exam deadlines');
  return asSystem(app.database.db, async (tx) => (await job?.run(tx, { now: app.now(), since: 0 })) ?? -1);
};

/** The frames of an attempt's WebSocket. */
async function listen(
  ticket: unknown,
): Promise<{ frames: AttemptFrame[]; close: () => void; code: Promise<number> }> {
  const socket = new WebSocket(app.url.replace('http', 'ws') + attemptSocketPath, { origin: app.url });
  const frames: AttemptFrame[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString('utf8'))));
  const code = new Promise<number>((done) => {
    socket.once('close', (number) => done(number));
  });
  await new Promise((done) => {
    socket.once('open', done);
  });
  socket.send(JSON.stringify({ ticket }));
  return { frames, close: () => socket.close(), code };
}

const follow = async (by: ReturnType<typeof sitter>, attemptId: number) => {
  const watched = await by.ask(attemptWatch, { attemptId });
  return listen(watched.data['wsTicket']?.['ticket']);
};

const take = () =>
  lecturer.ask(examExtraTime, { examId: exams.quarterly, minutes: -200, reason: '', idemKey: key() });

describe('the desk', () => {
  test('lists the attempts in progress for the lecturer, and is closed to learners and other companies', async () => {
    const attemptId = await begin();
    await mine.save(attemptId, 1, [{ questionId: 10_101, values: ['A'] }]);
    const desk = await lecturer.ask(examDesk, {});
    expect(brokenPromises(examDesk, desk)).toEqual([]);
    const row = desk.data['list']?.find((one) => Number(one['examId']) === exams.quarterly);
    expect(row).toMatchObject({ running: 1 });
    const attempts = await lecturer.ask(examDeskAttempts, { examId: exams.quarterly });
    expect(brokenPromises(examDeskAttempts, attempts)).toEqual([]);
    expect(attempts.data['list']).toMatchObject([
      { attemptId, guest: false, answered: 1, learner: { userId: 1 } },
    ]);
    expect((await mine.ask(examDesk, {})).code).toBe(ErrorCode.NoPermission);
    const change = { examId: exams.quarterly, minutes: 5, reason: '', idemKey: key() };
    expect((await mine.ask(examExtraTime, change)).code).toBe(ErrorCode.NoPermission);
    expect((await stranger.ask(examExtraTime, { ...change, idemKey: key() })).code).toBe(ErrorCode.NotFound);
    expect((await stranger.ask(examEnd, { ...change, idemKey: key() })).code).toBe(ErrorCode.NotFound);
    expect((await attemptRow(attemptId))?.extraSeconds).toBe(0);
  });

  test('gives extra time, of which the learner is informed at once and which counts once', async () => {
    const attemptId = await begin();
    const bell = (await attemptRow(attemptId))?.deadlineTime ?? 0;
    const watched = await mine.ask(attemptWatch, { attemptId });
    expect(brokenPromises(attemptWatch, watched)).toEqual([]);
    const { frames, close } = await listen(watched.data['wsTicket']?.['ticket']);
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    const given = { examId: exams.quarterly, minutes: 10, reason: '网络故障补时', idemKey: key() };
    expect((await lecturer.ask(examExtraTime, given)).data).toEqual({ changed: 1 });
    expect((await lecturer.ask(examExtraTime, given)).data).toEqual({ changed: 1 });
    await expect
      .poll(() => frames.at(-1))
      .toMatchObject({ attemptId, deadlineTime: bell + 600_000, extraSeconds: 600, note: '网络故障补时' });
    close();
    const saved = await mine.save(attemptId, 9, []);
    expect(saved.data).toMatchObject({ deadlineTime: bell + 600_000, extraSeconds: 600 });
    app.advance(25 * minute);
    expect((await mine.save(attemptId, 10, [])).data).toMatchObject({ savedSeq: 10 });
  });

  test('removes time, but leaves everybody a minute and gives nobody more', async () => {
    const attemptId = await begin();
    const before = (await attemptRow(attemptId))?.deadlineTime ?? 0;
    await take();
    const after = await attemptRow(attemptId);
    expect(after?.deadlineTime).toBe(Math.min(before, app.now() + 60_000));
    app.advance(30);
    await take();
    expect((await attemptRow(attemptId))?.deadlineTime).toBe(after?.deadlineTime);
    app.advance(2 * minute);
    await mine.save(attemptId, 99, []);
  });

  test('lets nobody give time to themself, while time removed from all is removed from everybody', async () => {
    const own = await begin(lecturer);
    const attemptId = await begin();
    const bells = async () => [
      (await attemptRow(own))?.deadlineTime ?? 0,
      (await attemptRow(attemptId))?.deadlineTime ?? 0,
    ];
    const give = (json: object) =>
      lecturer.ask(examExtraTime, {
        examId: exams.quarterly,
        minutes: 10,
        reason: '',
        idemKey: key(),
        ...json,
      });
    const [ownBell = 0, bell = 0] = await bells();
    expect((await give({ attemptIds: [own] })).code).toBe(ErrorCode.NoPermission);
    expect((await give({ attemptIds: [own, own] })).code).toBe(ErrorCode.NoPermission);
    expect((await give({ attemptIds: [own, attemptId] })).data).toEqual({ changed: 1 });
    expect((await give({})).data).toEqual({ changed: 1 });
    expect(await bells()).toEqual([ownBell, bell + 1_200_000]);
    expect((await give({ minutes: -5 })).data).toEqual({ changed: 2 });
    expect(await bells()).toEqual([ownBell - 300_000, bell + 900_000]);
    await lecturer.ask(examEnd, { examId: exams.quarterly, reason: '', idemKey: key() });
    app.advance(2 * minute);
    await sweep();
  });

  test('ends an exam: the deadline is now, and answers in transit are still accepted', async () => {
    const attemptId = await begin();
    const end = { examId: exams.quarterly, attemptIds: [attemptId], reason: '提前收卷', idemKey: key() };
    expect((await lecturer.ask(examEnd, end)).data).toEqual({ ended: 1 });
    // Extra minutes for all running attempts do not reopen it.
    const more = { examId: exams.quarterly, minutes: 10, reason: '', idemKey: key() };
    expect((await lecturer.ask(examExtraTime, more)).data).toEqual({ changed: 0 });
    app.advance(10);
    const saved = await mine.save(attemptId, 1, [{ questionId: 10_101, values: ['B'] }]);
    expect(saved.data).toMatchObject({ savedSeq: 1, note: '提前收卷', state: AttemptState.InProgress });
    app.advance(bellGraceMs / 1000);
    expect(await sweep()).toBe(1);
    const row = await attemptRow(attemptId);
    expect([row?.submitReason, row?.answers.length]).toEqual([SubmitReason.EndedEarly, 1]);
    expect(await sweep()).toBe(0);
  });
});

describe('the WebSocket of an attempt', () => {
  test('opens once for a ticket, and for no other', async () => {
    const attemptId = await begin();
    const watched = await mine.ask(attemptWatch, { attemptId });
    const ticket = watched.data['wsTicket']?.['ticket'];
    const first = await listen(ticket);
    await expect.poll(() => first.frames.length).toBeGreaterThan(0);
    expect(await (await listen(ticket)).code).toBe(4403);
    expect(await (await listen('x'.repeat(43))).code).toBe(4403);
    first.close();
    const strange = await stranger.ask(attemptWatch, { attemptId });
    expect(strange.data).toEqual({ state: AttemptState.Void, serverTime: app.now() });
  });
});

describe('a sweep', () => {
  test('hands in abandoned attempts, and everybody finds them handed in', async () => {
    const two = sitter(app, await app.signIn('13910010002'));
    const attempts = [await begin(mine), await begin(two)];
    app.advance(21 * minute);
    expect(await sweep()).toBe(2);
    for (const attemptId of attempts) {
      const row = await attemptRow(attemptId);
      expect([row?.submitReason, row?.submitTime]).toEqual([SubmitReason.TimeOut, row?.deadlineTime]);
    }
  });
});

const enter = (json: object) =>
  app.call('POST', externalExamEnter.path, {
    json: { code: 'EXT2026', name: '王小明', phone: '13900001111', idemKey: key(), ...json },
  });

const keyOf = async (phone: string) => {
  const entered = await enter({ phone });
  const started = await sitter(app, String(entered.data['access_token'])).start(exams.external);
  return started.data['outboxKey'];
};

describe('an external exam', () => {
  test('is shown by its code alone', async () => {
    const info = await app.call('GET', externalExamInfo.path, { query: { code: 'EXT2026' } });
    expect(brokenPromises(externalExamInfo, info)).toEqual([]);
    expect(info.data).toMatchObject({ fields: ['name', 'phone'], exam: { canStart: true } });
    const unknown = await app.call('GET', externalExamInfo.path, { query: { code: 'EXT1999' } });
    expect(unknown.code).toBe(ErrorCode.ExternalCode);
  });

  test('is taken by a guest, who returns to the same attempt by phone and name', async () => {
    const entered = await enter({});
    expect(brokenPromises(externalExamEnter, entered)).toEqual([]);
    const guest = sitter(app, String(entered.data['access_token']));
    const started = await guest.start(exams.external);
    expect([started.code, brokenPromises(attemptStart, started)]).toEqual([200, []]);
    const attemptId = idOf(started);
    await guest.save(attemptId, 1, [{ questionId: 11_001, values: ['B'] }]);
    const again = await enter({ name: ' 王小明 ' });
    expect(again.data['guestId']).toBe(entered.data['guestId']);
    const back = sitter(app, String(again.data['access_token']));
    expect((await back.start(exams.external)).data['answers']).toHaveLength(1);
    const seen = await lecturer.ask(examDeskAttempts, { examId: exams.external });
    expect(brokenPromises(examDeskAttempts, seen)).toEqual([]);
    expect(seen.data['list']).toMatchObject([{ guest: true, name: '王小明', answered: 1 }]);
    // The phone number by which a guest returns is not shown to anybody else.
    expect(JSON.stringify(seen.data)).not.toContain('13900001111');
    const watched = await back.ask(attemptWatch, { attemptId });
    const { frames, close } = await listen(watched.data['wsTicket']?.['ticket']);
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    close();
    const result = await back.submit(attemptId, 2, await rightAnswers(app, exams.external));
    expect(brokenPromises(attemptResult, result)).toEqual([]);
    expect(result.data).toMatchObject({ visible: true, policy: 1, passed: true, awards: [] });
    expect(Object.keys(result.data)).not.toContain('questions');
    expect((await enter({})).data).toMatchObject({ canStart: false });
  });

  test('answers a number that was here under another name like one that never was, and lets neither be guessed at for long', async () => {
    const [known, unknown] = ['13900008881', '13900008882'];
    expect((await enter({ phone: known, name: '钱七' })).code).toBe(200);
    app.advance(15 * 60);
    const guess = async (phone: string) => {
      const codes: unknown[] = [];
      for (let no = 0; no < 11; no += 1) {
        const { code, data } = await enter({ phone, name: `甲${no}` });
        codes.push([code, data?.['attempts'], data?.['canStart']]);
      }
      return codes;
    };
    const told = await guess(known);
    expect(told.map((one) => Object(one)[0])).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ErrorCode.TooFrequent,
    ]);
    expect(await guess(unknown)).toEqual(told);
    app.advance(15 * 60);
    // Coming back under the own name gives no further guesses.
    for (let no = 0; no < 9; no += 1) expect((await enter({ phone: known, name: `乙${no}` })).code).toBe(200);
    for (let no = 0; no < 20; no += 1) expect((await enter({ phone: known, name: '钱七' })).code).toBe(200);
    expect((await enter({ phone: known, name: '丙' })).code).toBe(200);
    expect((await enter({ phone: known, name: '丁' })).code).toBe(ErrorCode.TooFrequent);
  });

  test('gives each guest an encryption key of their own for the device, the same one after returning', async () => {
    const [one, other] = [await keyOf('13900006666'), await keyOf('13900007777')];
    expect(one).toEqual(expect.any(String));
    expect(other).not.toBe(one);
    expect(await keyOf('13900006666')).toBe(one);
  });

  test('lets its guest reach no other exam and no attempt of anybody else', async () => {
    const attemptId = await begin();
    const entered = await enter({ phone: '13900002222', name: '赵六' });
    const guest = sitter(app, String(entered.data['access_token']));
    expect((await guest.start(exams.quarterly)).code).toBe(ErrorCode.NotFound);
    expect((await guest.save(attemptId, 999, [])).data).toMatchObject({ refused: 'NOT_FOUND' });
    expect((await guest.result(attemptId)).code).toBe(ErrorCode.NotFound);
    expect((await mine.start(exams.external)).code).toBe(ErrorCode.NotFound);
    expect((await enter({ phone: '13900003333', name: '' })).code).toBe(ErrorCode.ParamInvalid);
  });
});

describe('a person who tries names and passwords at an external exam', () => {
  const phone = '13900004444';

  test('is stopped after ten names at one number, also many at once, while others can enter', async () => {
    expect((await enter({ phone, name: '钱七' })).code).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => enter({ phone, name: `猜${at}` })),
    );
    const codes = guesses.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(9);
    expect(codes.filter((code) => code === ErrorCode.TooFrequent)).toHaveLength(3);
    expect((await enter({ phone, name: '钱七' })).code).toBe(ErrorCode.TooFrequent);
    expect((await enter({ phone: '13900005555', name: '孙八' })).code).toBe(200);
    app.advance(16 * minute);
    expect((await enter({ phone, name: '钱七' })).code).toBe(200);
  });
});

describe('the wrong-answer book', () => {
  test('contains wrongly answered questions if the answers may be seen, without showing them', async () => {
    const book = await mine.ask(wrongQuestions, { tab: 'open', pageSize: 100 });
    expect(brokenPromises(wrongQuestions, book)).toEqual([]);
    const from = new Set(book.data['list']?.map((one) => Number(one['exam']?.['examId'])));
    expect(from.has(exams.passed)).toBe(true);
    // The revision test shows only which answers were wrong, the placement exam shows nothing, and the
    // contest nothing yet.
    for (const examId of [exams.failed, exams.hidden, exams.afterClose]) expect(from.has(examId)).toBe(false);
    expect(JSON.stringify(book.data['list'])).not.toContain('correct');
  });

  test('removes a question that was answered correctly twice in a row', async () => {
    const [wrong] =
      (await mine.ask(wrongQuestions, { tab: 'open', examId: exams.passed })).data['list'] ?? [];
    const questionId = Number(wrong?.['questionId']);
    const right = (await rightAnswers(app, exams.passed)).find((one) => one.questionId === questionId);
    const check = (values: unknown) => mine.ask(wrongQuestionCheck, { questionId, values });
    const first = await check(right?.values);
    expect(brokenPromises(wrongQuestionCheck, first)).toEqual([]);
    expect(first.data).toMatchObject({ verdict: 1, rightInRow: 1, mastered: false });
    expect((await check([])).data).toMatchObject({ rightInRow: 0 });
    await check(right?.values);
    expect((await check(right?.values)).data).toMatchObject({ rightInRow: 2, mastered: true });
    const mastered = await mine.ask(wrongQuestions, { tab: 'mastered' });
    expect(mastered.data['list']?.map((one) => one['questionId'])).toEqual([questionId]);
    const foreign = await stranger.ask(wrongQuestionCheck, { questionId, values: ['A'] });
    expect(foreign.code).toBe(ErrorCode.NotFound);
  });
});

describe('an exam that keeps its results until it has closed', () => {
  test('rewards and notifies nobody before, and everybody who passed afterwards', async () => {
    const three = sitter(app, await app.signIn('13910010003'));
    await changeExam(app, exams.afterClose, { credit: 1, closeTime: app.now() + 600_000 });
    const attemptId = idOf(await three.start(exams.afterClose));
    await three.submit(attemptId, 1, await rightAnswers(app, exams.afterClose));
    const told = () =>
      asSystem(app.database.db, async (tx) => [
        await tx.$count(
          creditEntry,
          and(eq(creditEntry.userId, 1103), eq(creditEntry.sourceId, exams.afterClose)),
        ),
        await tx.$count(notification, eq(notification.eventKey, `marked ${attemptId} 0`)),
      ]);
    expect(await told()).toEqual([0, 0]);
    const since = app.now();
    app.advance(11 * minute);
    const job = examJobs.find(({ name }) => name === 'exam results');
    await asSystem(app.database.db, async (tx) => job?.run(tx, { now: app.now(), since }));
    expect(await told()).toEqual([1, 1]);
    expect((await three.result(attemptId)).data).toMatchObject({ visible: true, passed: true });
  });
});

const asks = (token = mineToken) =>
  app.call('POST', chatSend.path, { json: { text: '怎样开始？', stream: false, idemKey: key() }, token });

describe('the assistant', () => {
  test('does not answer while the person takes an exam, in whichever company, and answers again afterwards', async () => {
    app.advance(60 * minute);
    await sweep();
    expect((await asks()).code).toBe(200);
    const attemptId = await begin();
    expect((await asks()).code).toBe(ErrorCode.AiSilent);
    expect((await asks(await app.signIn('13800000001', 'deepblue'))).code).toBe(ErrorCode.AiSilent);
    expect((await asks(await app.signIn('13800000002'))).code).toBe(200);
    app.advance(3 * minute);
    await mine.submit(attemptId, 9, []);
    expect((await asks()).code).toBe(200);
    await begin(mine, exams.practice);
    app.advance(5);
    expect((await asks()).code).toBe(200);
  });
});

describe('the WebSocket of a session that has ended by its age', () => {
  test('is closed within seconds, of a learner and of a guest, and never before', async () => {
    const person = sitter(app, await app.signIn('13800000001'));
    const entered = await enter({ phone: '13900008888' });
    const guest = sitter(app, String(entered.data['access_token']));
    const sockets = [
      await follow(person, await begin(person)),
      await follow(guest, await begin(guest, exams.external)),
    ];
    await expect.poll(() => sockets.map(({ frames }) => frames.length > 0)).toEqual([true, true]);
    let closed = 0;
    for (const { code } of sockets) void code.then(() => (closed += 1));
    // Longer than it takes until sessions are looked through.
    await new Promise((done) => setTimeout(done, 5000));
    expect(closed).toBe(0);
    app.advance(12 * 3600 + 1);
    expect(await Promise.all(sockets.map(({ code }) => code))).toEqual([
      RoomClose.SessionEnded,
      RoomClose.SessionEnded,
    ]);
  }, 20_000);
});
