import type { AttemptSaved } from '@stoa/api/contract/exam';
import { AttemptState, ErrorCode, SubmitReason } from '@stoa/domain';
import { expect, test } from 'vitest';
import { emptySheet, type Given } from './answers.ts';
import type { AttemptEffect, AttemptEvent } from './events.ts';
import { resultOf, startOf, type ServerAttempt } from './histories/paper.ts';
import { lockOf, saveWordOf } from './select.ts';
import { freshModel, type AttemptModel, type Journal, type Open } from './state.ts';
import { step } from './step.ts';

// Rules that random histories rarely reach, each with the shortest history that needs it.

const serverStart = 1_750_000_000_000;
const minute = 60_000;

const attempt: ServerAttempt = {
  attemptId: 11,
  startTime: serverStart,
  deadline: serverStart + 30 * minute,
  state: AttemptState.InProgress,
  reason: undefined,
  seq: 4,
  writer: undefined,
  answers: [{ questionId: 101, values: ['A'] }],
  flagged: [],
  switchCount: 0,
};

/** An attempt whose monotonic clock is 0 at the start of the attempt. */
function createVisit(left?: Journal) {
  let model: AttemptModel = freshModel;
  let at = 0;
  let keys = 0;
  let effects: readonly AttemptEffect[] = [];
  const visit = {
    tell(event: AttemptEvent): readonly AttemptEffect[] {
      keys += 1;
      [model, effects] = step(model, event, { at, wall: serverStart + at, key: `key ${keys}`, random: 0.5 });
      return effects;
    },
    pass(ms: number) {
      at += ms;
    },
    stage: () => model.stage,
    open(): Open {
      if (model.stage.at !== 'open') throw new Error(`The attempt is ${model.stage.at}.`);
      return model.stage;
    },
    write: (text: string) => visit.tell({ type: 'answered', questionId: 101, values: [text], files: [] }),
    saved(answer: Partial<AttemptSaved> & { readonly savedSeq: number }): readonly AttemptEffect[] {
      const { sending } = visit.open();
      if (sending.at !== 'sending') throw new Error(`Nothing is being sent: ${sending.at}.`);
      const saved: AttemptSaved = {
        state: AttemptState.InProgress,
        deadlineTime: attempt.deadline,
        serverTime: serverStart + at,
        ...answer,
      };
      return visit.tell({ type: 'saved', turn: sending.turn, sentAt: at, saved });
    },
    moveBell: (deadlineTime: number, note?: string) =>
      visit.tell({
        type: 'told',
        standing: { state: AttemptState.InProgress, deadlineTime, note, serverTime: serverStart + at },
      }),
    now: () => at,
  };
  visit.tell({ type: 'asked', request: { examId: 1, context: {} } });
  visit.tell({ type: 'started', turn: model.turn, sentAt: at, start: startOf(attempt, serverStart) });
  visit.tell({ type: 'vaultOpened', turn: model.turn, left, isGiven: false });
  return visit;
}
const said = (effects: readonly AttemptEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'say' ? [effect.sentence] : []));
const sends = (effects: readonly AttemptEffect[]) => effects.some((effect) => effect.do === 'save');
const timerOf = (effects: readonly AttemptEffect[], timer: string): number | undefined =>
  effects.flatMap((effect) => (effect.do === 'setTimer' && effect.timer === timer ? [effect.ms] : [])).at(-1);
const keptDeadlines = (effects: readonly AttemptEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'keep' ? [effect.journal.deadline] : []));
const given = (text: string): Given => ({ values: [text], files: [], at: serverStart });
const sheetBefore = { ...emptySheet, answers: new Map([[101, given('A')]]) };
/** The journal of an earlier page without changes. */
const journalBefore: Journal = {
  attemptId: 11,
  seq: 4,
  sheet: sheetBefore,
  alsoTyped: new Map(),
  tried: new Map(),
  stored: { seq: 4, sheet: sheetBefore },
  handIn: undefined,
  switches: { count: 0, unsent: [] },
  deadline: undefined,
};

test('continuous typing is saved every five seconds until the deadline', () => {
  const visit = createVisit();
  visit.pass(27 * minute);
  let due: number | undefined;
  let dirtyAt: number | undefined;
  let longest = 0;
  for (let second = 0; second < 179; second += 1) {
    visit.pass(1_000);
    const wait = timerOf(visit.write(`text ${second}`), 'save');
    dirtyAt ??= visit.now();
    if (wait !== undefined) due = visit.now() + wait;
    if (due === undefined || due > visit.now() + 999) continue;
    const [, save] = visit.tell({ type: 'fired', timer: 'save' });
    expect(save).toBeDefined();
    const again = timerOf(visit.saved({ savedSeq: visit.open().seq }), 'save');
    due = again === undefined ? undefined : visit.now() + again;
    longest = Math.max(longest, visit.now() - dirtyAt);
    dirtyAt = undefined;
  }
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(5_000);
  expect(visit.open().deadline).toBeGreaterThan(serverStart + visit.now());
});

test('when a back end sends only the number of a newer set of answers, the page requests that set and merges it', () => {
  const visit = createVisit();
  visit.tell({ type: 'answered', questionId: 102, values: ['mine'], files: [] });
  visit.pass(1_000);
  visit.tell({ type: 'fired', timer: 'save' });
  const asked = visit.saved({ savedSeq: 900 });
  const start = asked.find((effect) => effect.do === 'start');
  expect(start).toMatchObject({ request: { examId: 1, attemptId: 11 } });
  const answers = [
    { questionId: 101, values: ['A'] },
    { questionId: 103, values: ['theirs'] },
  ];
  const effects = visit.tell({
    type: 'started',
    turn: start?.do === 'start' ? start.turn : 0,
    sentAt: visit.now(),
    start: startOf({ ...attempt, seq: 900, answers }, serverStart + visit.now()),
  });
  const save = effects.find((effect) => effect.do === 'save');
  expect(save).toMatchObject({ set: { seq: 901, baseSeq: 900 } });
  expect([...visit.open().sheet.answers].map(([id, { values }]) => [id, values[0]])).toEqual([
    [101, 'A'],
    [102, 'mine'],
    [103, 'theirs'],
  ]);
});

test('an answer that the server refuses is announced, and sent again only when it is changed', () => {
  const visit = createVisit();
  visit.write('far too long');
  visit.tell({ type: 'hidden' });
  const effects = visit.saved({ savedSeq: 5, refusedAnswers: [{ questionId: 101, reason: 'LENGTH' }] });
  expect(said(effects)).toContainEqual({ key: 'answersRefused', count: 1 });
  expect(effects.some((effect) => effect.do === 'save')).toBe(false);
  expect(saveWordOf(visit.open())).toEqual({ kind: 'partly', questionIds: [101] });
  expect(visit.open().stored.sheet.answers.get(101)?.values).toEqual(['A']);
  visit.write('short');
  visit.tell({ type: 'hidden' });
  visit.saved({ savedSeq: 6 });
  expect(saveWordOf(visit.open()).kind).toBe('saved');
});

test('ten minutes, five minutes and one minute are announced once each, and after sleep only the last of them', () => {
  const visit = createVisit();
  const heard: number[] = [];
  const look = (ms: number): void => {
    visit.pass(ms);
    for (const sentence of said(visit.tell({ type: 'fired', timer: 'clock' }))) {
      if (sentence.key === 'minutesLeft') heard.push(sentence.minutes);
    }
  };
  look(19 * minute);
  look(minute);
  look(1_000);
  look(9 * minute);
  look(1_000);
  expect(heard).toEqual([10, 1]);
});

test('added and removed time are announced with the given reason', () => {
  const visit = createVisit();
  const later = attempt.deadline + 10 * minute;
  expect(said(visit.moveBell(later, '机房停电'))).toEqual([
    { key: 'timeAdded', minutes: 10, note: '机房停电' },
  ]);
  expect(said(visit.moveBell(later))).toEqual([]);
  expect(said(visit.moveBell(attempt.deadline - 5 * minute))).toEqual([
    { key: 'timeCut', minutes: 15, note: undefined },
  ]);
  expect(said(visit.moveBell(serverStart, '设备故障'))).toEqual([{ key: 'endedEarly', note: '设备故障' }]);
  expect(visit.open().handIn?.reason).toBe(SubmitReason.TimeOut);
});

test('a set of answers that was refused is sent again when it is changed or the learner asks for it, and not automatically', () => {
  const visit = createVisit();
  visit.write('B');
  visit.tell({ type: 'hidden' });
  const { sending } = visit.open();
  const turn = sending.at === 'sending' ? sending.turn : 0;
  const failure = { kind: 'refused', code: ErrorCode.ParamInvalid, msg: '参数错误' } as const;
  expect(said(visit.tell({ type: 'failed', turn, failure }))).toEqual([
    { key: 'saveRefused', msg: '参数错误' },
  ]);
  expect(saveWordOf(visit.open())).toMatchObject({ kind: 'refused', msg: '参数错误' });
  expect(sends(visit.tell({ type: 'hidden' }))).toBe(false);
  expect(sends(visit.tell({ type: 'online' }))).toBe(false);
  expect(sends(visit.tell({ type: 'retried' }))).toBe(true);
});

test('the end of the time is cancelled when time is added before the paper was handed in', () => {
  const visit = createVisit();
  visit.write('B');
  visit.pass(30 * minute);
  const effects = visit.tell({ type: 'fired', timer: 'clock' });
  expect(said(effects)).toContainEqual({ key: 'bell' });
  expect(effects.some((effect) => effect.do === 'save')).toBe(true);
  expect(visit.open().handIn?.reason).toBe(SubmitReason.TimeOut);
  visit.moveBell(attempt.deadline + 5 * minute);
  expect(visit.open().handIn).toBeUndefined();
});

test('the journal knows the deadline, also after time was added, because it is kept for some days after that', () => {
  const visit = createVisit();
  expect(keptDeadlines(visit.write('B'))).toContain(attempt.deadline);
  const later = attempt.deadline + 5 * minute;
  expect(keptDeadlines(visit.moveBell(later))).toEqual([later]);
});

test('a hand-in before the earliest time is refused with a message, and the learner continues', () => {
  const visit = createVisit();
  const submit = visit.tell({ type: 'handIn' }).find((effect) => effect.do === 'submit');
  expect(lockOf(visit.open())).toBe('handingIn');
  const failure = { kind: 'refused', code: ErrorCode.ExamMinTime, msg: '开考 10 分钟后方可交卷' } as const;
  const turn = submit?.do === 'submit' ? submit.turn : 0;
  expect(said(visit.tell({ type: 'failed', turn, failure }))).toEqual([
    { key: 'handInRefused', msg: failure.msg },
  ]);
  expect(lockOf(visit.open())).toBeUndefined();
  visit.write('B');
  expect(visit.open().sheet.answers.get(101)?.values).toEqual(['B']);
});

test('a hand-in that was started before a crash continues with the same key', () => {
  const visit = createVisit({
    ...journalBefore,
    handIn: { key: 'the first key', reason: SubmitReason.Manual },
  });
  const { handIn } = visit.open();
  expect(handIn).toMatchObject({ key: 'the first key', step: { at: 'submitting' } });
  // The key was used for another sheet, so the server is asked what has become of it.
  const turn = handIn?.step.at === 'submitting' ? handIn.step.turn : 0;
  const failure = { kind: 'refused', code: ErrorCode.IdemConflict, msg: '' } as const;
  const check = visit.tell({ type: 'failed', turn, failure }).find((effect) => effect.do === 'check');
  const standing = { state: AttemptState.InProgress, serverTime: serverStart };
  const effects = visit.tell({
    type: 'checked',
    turn: check?.do === 'check' ? check.turn : 0,
    sentAt: 0,
    standing,
  });
  const again = effects.find((effect) => effect.do === 'submit');
  expect(again?.do === 'submit' ? again.idemKey : 'the first key').not.toBe('the first key');
  visit.tell({
    type: 'submitted',
    turn: again?.do === 'submit' ? again.turn : 0,
    result: resultOf({ ...attempt, state: AttemptState.Marking, reason: SubmitReason.Manual }),
  });
  expect(visit.stage()).toMatchObject({ at: 'ended', reason: SubmitReason.Manual, result: { at: 'there' } });
});

test('of two answers to one question the learner chooses one, and the other stays available', () => {
  const visit = createVisit();
  visit.write('mine');
  visit.tell({ type: 'hidden' });
  const theirs = [{ questionId: 101, values: ['theirs'] }];
  const effects = visit.saved({ savedSeq: 9, refused: 'OVERTAKEN', answers: theirs, flagged: [] });
  expect(said(effects)).toContainEqual({ key: 'alsoTyped', count: 1 });
  const shown = () => visit.open().sheet.answers.get(101)?.values[0];
  const beside = () =>
    visit
      .open()
      .alsoTyped.get(101)
      ?.map(({ values }) => values[0]);
  expect([shown(), beside()]).toEqual(['theirs', ['mine']]);
  visit.tell({ type: 'choseOther', questionId: 101, at: 0 });
  expect([shown(), beside()]).toEqual(['mine', ['theirs']]);
  visit.tell({ type: 'droppedOthers', questionId: 101 });
  expect([shown(), beside()]).toEqual(['mine', undefined]);
});

test('an answer that arrives at the deadline, before the timer fires, finds that time is up', () => {
  const visit = createVisit();
  visit.pass(30 * minute);
  expect(said(visit.write('too late'))).toContainEqual({ key: 'bell' });
  expect(visit.open().sheet.answers.get(101)?.values).toEqual(['A']);
});

test('answers are shown as stored on the device once they are written, and not before', () => {
  const visit = createVisit();
  visit.tell({ type: 'kept', seq: 4, place: 'device' });
  visit.write('B');
  visit.tell({ type: 'hidden' });
  const { sending } = visit.open();
  const turn = sending.at === 'sending' ? sending.turn : 0;
  visit.tell({ type: 'failed', turn, failure: { kind: 'trouble', why: 'offline' } });
  expect(saveWordOf(visit.open())).toEqual({ kind: 'waiting', why: 'offline', place: undefined });
  visit.tell({ type: 'kept', seq: 5, place: 'device' });
  expect(saveWordOf(visit.open())).toEqual({ kind: 'waiting', why: 'offline', place: 'device' });
});

test('a window that another one has replaced sends what its journal lacks, and nothing else', () => {
  const handed = createVisit();
  handed.write('B');
  handed.tell({ type: 'kept', seq: 5, place: 'device' });
  expect(sends(handed.tell({ type: 'taken' }))).toBe(false);
  expect(lockOf(handed.open())).toBe('window');
  handed.pass(5_000);
  expect(sends(handed.tell({ type: 'online' }))).toBe(false);
  expect(sends(handed.tell({ type: 'hidden' }))).toBe(false);
  expect(sends(handed.tell({ type: 'unloading' }))).toBe(false);
  const stolen = createVisit();
  stolen.write('B');
  expect(sends(stolen.tell({ type: 'taken' }))).toBe(true);
});

test('a window that another one has replaced looks for what that one has left, before it ends', () => {
  const visit = createVisit();
  visit.tell({ type: 'taken' });
  const standing = { state: AttemptState.Marking, serverTime: serverStart };
  const opens = visit.tell({ type: 'told', standing }).find((effect) => effect.do === 'openVault');
  const sheet = { ...emptySheet, answers: new Map([[101, given('typed there')]]) };
  const effects = visit.tell({
    type: 'vaultOpened',
    turn: opens?.do === 'openVault' ? opens.turn : 0,
    left: { ...journalBefore, seq: 5, sheet },
    isGiven: true,
  });
  expect(effects).toContainEqual(
    expect.objectContaining({
      do: 'sendLate',
      answers: [expect.objectContaining({ values: ['typed there'] })],
    }),
  );
});

test('a window that receives the journal is informed first of what the other window has saved', () => {
  let model: AttemptModel = freshModel;
  const tell = (event: AttemptEvent): readonly AttemptEffect[] => {
    const [next, effects] = step(model, event, { at: 0, wall: serverStart, key: 'key', random: 0.5 });
    model = next;
    return effects;
  };
  tell({ type: 'asked', request: { examId: 1, context: {} } });
  tell({ type: 'started', turn: model.turn, sentAt: 0, start: startOf(attempt, serverStart) });
  expect(tell({ type: 'vaultOpened', turn: model.turn, left: undefined, isGiven: true })).toEqual([
    expect.objectContaining({ do: 'start', request: { examId: 1, attemptId: 11, context: {} } }),
  ]);
  const newer = { ...attempt, seq: 9, answers: [{ questionId: 101, values: ['newer'] }] };
  tell({ type: 'started', turn: model.turn, sentAt: 0, start: startOf(newer, serverStart) });
  const shown = model.stage.at === 'open' ? model.stage.sheet.answers.get(101)?.values : undefined;
  expect(shown).toEqual(['newer']);
});

test('a journal with a newer stored set of answers than the start of the attempt takes precedence', () => {
  const sheet = { ...emptySheet, answers: new Map([[101, given('newer')]]) };
  const visit = createVisit({ ...journalBefore, seq: 9, sheet, stored: { seq: 9, sheet } });
  expect(visit.open().sheet.answers.get(101)?.values).toEqual(['newer']);
  expect(visit.open().stored.seq).toBe(9);
  expect(saveWordOf(visit.open()).kind).toBe('saved');
});

test('a set of answers that an earlier page has sent without an answer does not replace a newer one', () => {
  const sheet = { ...emptySheet, answers: new Map([[101, given('newer')]]) };
  const tried = new Map([[101, [given('older')]]]);
  const visit = createVisit({ ...journalBefore, seq: 6, sheet, tried });
  const answers = [{ questionId: 101, values: ['older'] }];
  const effects = visit.saved({ savedSeq: 5, refused: 'OVERTAKEN', answers, flagged: [] });
  expect(visit.open().sheet.answers.get(101)?.values).toEqual(['newer']);
  expect(visit.open().alsoTyped.size).toBe(0);
  expect(sends(effects)).toBe(true);
});

test('a device that cannot store anything is announced once', () => {
  const visit = createVisit();
  expect(said(visit.tell({ type: 'kept', seq: 4, place: 'page' }))).toEqual([{ key: 'notKept' }]);
  expect(said(visit.tell({ type: 'kept', seq: 5, place: 'page' }))).toEqual([]);
});

test('an attempt that was handed in while it was closed is not started again', () => {
  let model: AttemptModel = freshModel;
  const tell = (event: AttemptEvent): readonly AttemptEffect[] => {
    const [next, effects] = step(model, event, { at: 0, wall: serverStart, key: 'key', random: 0.5 });
    model = next;
    return effects;
  };
  expect(tell({ type: 'asked', request: { examId: 1, attemptId: 11, context: {} } })).toEqual([
    { do: 'check', turn: 1, attemptId: 11 },
  ]);
  const standing = { state: AttemptState.Graded, serverTime: serverStart };
  const effects = tell({ type: 'checked', turn: 1, sentAt: 0, standing });
  expect(effects.map((effect) => effect.do)).toEqual(['askResult', 'erase']);
  expect(model.stage.at).toBe('ended');
});
