import {
  AttemptState,
  ErrorCode,
  ExamKind,
  ExamUserState,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
  SubmitReason,
} from '@stoa/domain';
import { describe, expect, test } from 'vitest';
import { deadlineOf, blockOf, countedOf, hiddenBecause, policyOf, userStateOf } from './attempts.ts';
import type { AttemptFacts, ExamFacts } from './attempts.ts';

const minute = 60_000;
const now = 1_000_000 * minute;
const { InProgress, Marking, Graded, Void } = AttemptState;

const rules: ExamFacts['rules'] = {
  lateEntryMinutes: 0,
  retakeIntervalMinutes: 0,
  retakeOnlyIfFailed: false,
  resultPolicy: ResultPolicy.ScoreAndAnswers,
  resultWhen: ResultWhen.AtOnce,
  scoreRule: ScoreRule.Highest,
};
type Change = Partial<Omit<ExamFacts, 'rules'>> & { rules?: Partial<ExamFacts['rules']> };
const exam = ({ rules: changed = {}, ...change }: Change = {}): ExamFacts => ({
  examKind: ExamKind.Exam,
  openTime: now - 60 * minute,
  closeTime: now + 60 * minute,
  durationMinutes: 20,
  maxAttempts: 3,
  ...change,
  rules: { ...rules, ...changed },
});
const attempt = (no: number, change: Partial<AttemptFacts> = {}): AttemptFacts => ({
  attemptId: no,
  no,
  state: Graded,
  submitTime: now - 30 * minute,
  score: 50,
  passed: false,
  ...change,
});

describe('the deadline', () => {
  test('is after the exam’s duration, or when the exam closes', () => {
    expect(deadlineOf({ durationMinutes: 20, closeTime: null }, now)).toEqual({
      deadlineTime: now + 20 * minute,
      deadlineReason: SubmitReason.TimeOut,
    });
    expect(deadlineOf({ durationMinutes: 20, closeTime: now + 5 * minute }, now)).toEqual({
      deadlineTime: now + 5 * minute,
      deadlineReason: SubmitReason.Closed,
    });
    expect(deadlineOf({ durationMinutes: 0, closeTime: null }, now).deadlineTime).toBeNull();
  });
});

describe('a start', () => {
  const block = (change: Change = {}, attempts: AttemptFacts[] = []) => blockOf(exam(change), attempts, now);

  test.each<[string, Change, AttemptFacts[], ErrorCode | undefined]>([
    ['is free in the window', {}, [], undefined],
    ['is refused before the window', { openTime: now + 1 }, [], ErrorCode.ExamNotOpen],
    ['is refused at the end of the window', { closeTime: now }, [], ErrorCode.ExamClosed],
    ['is refused after the last entry', { rules: { lateEntryMinutes: 59 } }, [], ErrorCode.ExamLate],
    ['is free until the last entry', { rules: { lateEntryMinutes: 60 } }, [], undefined],
    ['is refused without attempts left', { maxAttempts: 1 }, [attempt(1)], ErrorCode.ExamNoAttempt],
    ['has no limit at 0', { maxAttempts: 0 }, [attempt(1), attempt(2), attempt(3), attempt(4)], undefined],
    ['does not count a void attempt', { maxAttempts: 1 }, [attempt(1, { state: Void })], undefined],
    [
      'is refused after a pass where only those who failed may repeat',
      { rules: { retakeOnlyIfFailed: true } },
      [attempt(1), attempt(2, { passed: true })],
      ErrorCode.ExamNoAttempt,
    ],
    [
      'waits for the marker where only those who failed may repeat',
      { rules: { retakeOnlyIfFailed: true } },
      [attempt(1, { state: Marking, passed: null, score: null })],
      ErrorCode.ExamNoAttempt,
    ],
    [
      'is free to those who failed',
      { rules: { retakeOnlyIfFailed: true } },
      [attempt(1, { passed: false })],
      undefined,
    ],
  ])('%s', (_title, change, attempts, code) => {
    expect(block(change, attempts)?.code).toBe(code);
  });

  test('says when it may be repeated', () => {
    const wait = block({ rules: { retakeIntervalMinutes: 45 } }, [attempt(1)]);
    expect(wait).toEqual({
      code: ErrorCode.ExamWait,
      minutes: 15,
      nextStartTime: now + 15 * minute,
    });
    expect(block({ rules: { retakeIntervalMinutes: 30 } }, [attempt(1)])).toBeUndefined();
  });
});

describe('the attempt that counts', () => {
  const attempts = [
    attempt(1, { score: 60 }),
    attempt(2, { score: 90 }),
    attempt(3, { score: 70 }),
    attempt(4, { state: Marking, score: null }),
    attempt(5, { state: InProgress, score: null }),
    attempt(6, { state: Void, score: 100 }),
  ];
  const counted = (rule: ScoreRule, list = attempts) => countedOf(list, rule)?.no;

  test('is the best, the last or the first of the finished ones', () => {
    expect(counted(ScoreRule.Highest)).toBe(2);
    expect(counted(ScoreRule.Latest)).toBe(4);
    expect(counted(ScoreRule.First)).toBe(1);
    expect(counted(ScoreRule.First, attempts.toReversed())).toBe(1);
  });

  test('is one that is being marked if there is no other', () => {
    expect(counted(ScoreRule.Highest, [attempt(1, { state: Marking, score: null })])).toBe(1);
    expect(counted(ScoreRule.Highest, [])).toBeUndefined();
  });
});

describe('a result', () => {
  const hidden = (change: Change, state: AttemptState = Graded) =>
    hiddenBecause(exam(change), { state }, now)?.reason;

  test.each<[Change, AttemptState, string | undefined]>([
    [{}, Graded, undefined],
    [{}, Marking, undefined],
    [{ rules: { resultWhen: ResultWhen.AfterMarking } }, Marking, 'MARKING'],
    [{ rules: { resultWhen: ResultWhen.AfterMarking } }, Graded, undefined],
    [{ rules: { resultWhen: ResultWhen.AfterClose } }, Graded, 'AFTER_CLOSE'],
    [{ closeTime: now, rules: { resultWhen: ResultWhen.AfterClose } }, Graded, undefined],
    [{ closeTime: now, rules: { resultWhen: ResultWhen.AfterClose } }, Marking, 'MARKING'],
    [{ rules: { resultPolicy: ResultPolicy.Hidden } }, Graded, 'HIDDEN'],
    [{ examKind: ExamKind.ClassPractice, rules: { resultPolicy: ResultPolicy.Hidden } }, Graded, undefined],
  ])('is hidden by %j in state %i: %s', (change, state, reason) => {
    expect(hidden(change, state)).toBe(reason);
  });

  test('of a practice is always whole', () => {
    const practice = { examKind: ExamKind.ClassPractice, rules: { resultPolicy: ResultPolicy.Score } };
    expect(policyOf(exam(practice))).toBe(ResultPolicy.ScoreAndAnswers);
    expect(policyOf(exam({ rules: { resultPolicy: ResultPolicy.Score } }))).toBe(ResultPolicy.Score);
  });
});

const state = (change: Change, ...attempts: AttemptFacts[]) => userStateOf(exam(change), attempts, now);

describe('the state of a learner', () => {
  test('follows from the opening times and the attempt that counts', () => {
    expect(state({})).toBe(ExamUserState.Available);
    expect(state({ openTime: now + 1 })).toBe(ExamUserState.NotOpen);
    expect(state({ closeTime: now })).toBe(ExamUserState.Missed);
    expect(state({}, attempt(1, { state: InProgress }))).toBe(ExamUserState.InProgress);
    expect(state({}, attempt(1))).toBe(ExamUserState.Failed);
    expect(state({}, attempt(1, { passed: true }))).toBe(ExamUserState.Passed);
    expect(state({}, attempt(1, { state: Marking, passed: null }))).toBe(ExamUserState.Marking);
  });

  test('reveals nothing about a result that may not be seen', () => {
    const passed = attempt(1, { passed: true });
    expect(state({ rules: { resultPolicy: ResultPolicy.Hidden } }, passed)).toBe(ExamUserState.Marking);
    expect(state({ rules: { resultWhen: ResultWhen.AfterClose } }, passed)).toBe(ExamUserState.Marking);
  });
});
