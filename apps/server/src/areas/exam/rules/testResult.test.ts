import { AttemptState, ExamKind, ResultPolicy, ResultWhen, ScoreRule } from '@stoa/domain';
import { expect, test } from 'vitest';
import type { AttemptFacts, ExamFacts } from './attempts.ts';
import { testResultOf } from './testResult.ts';

const closeTime = 1000;
const exam = (rules: Partial<ExamFacts['rules']> = {}) => ({
  examKind: ExamKind.AfterClassTest,
  openTime: null,
  closeTime,
  durationMinutes: 10,
  maxAttempts: 0,
  totalScore: 40,
  rules: {
    lateEntryMinutes: 0,
    retakeIntervalMinutes: 0,
    retakeOnlyIfFailed: false,
    resultPolicy: ResultPolicy.Score,
    resultWhen: ResultWhen.AtOnce,
    scoreRule: ScoreRule.Highest,
    ...rules,
  },
});
const attempt = (no: number, score: number | null): AttemptFacts => ({
  attemptId: no,
  no,
  state: score === null ? AttemptState.Marking : AttemptState.Graded,
  submitTime: no,
  score,
  passed: score === null ? null : score >= 24,
});

test('a test is worth what the attempt that counts has reached', () => {
  expect(testResultOf(exam(), [], 10)).toBeUndefined();
  expect(testResultOf(exam(), [attempt(1, 11), attempt(2, 30)], 10)).toEqual({ passed: true, percent: 75 });
  const latest = exam({ scoreRule: ScoreRule.Latest });
  expect(testResultOf(latest, [attempt(1, 30), attempt(2, 11)], 10)).toEqual({ passed: false, percent: 27 });
});

test('an attempt that is being marked is worth nothing yet', () => {
  expect(testResultOf(exam(), [attempt(1, null)], 10)).toEqual({ passed: false, percent: 0 });
});

test('an exam whose result is shown after it has closed reveals nothing before', () => {
  const later = exam({ resultWhen: ResultWhen.AfterClose });
  expect(testResultOf(later, [attempt(1, 40)], closeTime - 1)).toEqual({ passed: false, percent: 0 });
  expect(testResultOf(later, [attempt(1, 40)], closeTime)).toEqual({ passed: true, percent: 100 });
});

test('an exam whose result nobody may see is done when it is handed in', () => {
  const hidden = exam({ resultPolicy: ResultPolicy.Hidden });
  expect(testResultOf(hidden, [attempt(1, 0)], 10)).toEqual({ passed: true, percent: 100 });
});
