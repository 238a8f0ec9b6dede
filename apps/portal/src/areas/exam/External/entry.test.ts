import type { ExternalEntry } from '@stoa/api/contract/exam';
import { AttemptState, ErrorCode } from '@stoa/domain';
import { expect, test } from 'vitest';
import { refusalOf, wayOf } from './entry.ts';

const attempt = (attemptId: number, state: AttemptState): ExternalEntry['attempts'][number] => ({
  attemptId,
  no: 1,
  state,
  startTime: 1,
  usedSeconds: 0,
  switchCount: 0,
  counted: false,
});
const entry = (change: Partial<ExternalEntry>): ExternalEntry => ({
  access_token: 'token',
  guestId: 7,
  examId: 110,
  canStart: true,
  attempts: [],
  ...change,
});

test('a new guest begins an attempt', () => {
  expect(wayOf(entry({}))).toEqual({ to: 'sit', attemptId: undefined });
});

test('a returning guest continues the attempt in progress, even if no new one may be started', () => {
  const attempts = [attempt(1, AttemptState.Graded), attempt(2, AttemptState.InProgress)];
  expect(wayOf(entry({ attempts, canStart: false }))).toEqual({ to: 'sit', attemptId: 2 });
});

test('a guest who has handed in and may not start again sees why, and the last result', () => {
  const attempts = [attempt(1, AttemptState.Graded), attempt(2, AttemptState.Marking)];
  expect(wayOf(entry({ attempts, canStart: false, blockMsg: '次数已用完' }))).toEqual({
    to: 'blocked',
    message: '次数已用完',
    attemptId: 2,
  });
});

const refused = (code: ErrorCode) => ({ kind: 'business', code });

test.each([
  [refused(ErrorCode.ExamPassword), 'passwordWrong'],
  [refused(ErrorCode.TooFrequent), 'tooMany'],
  [{ kind: 'network' }, 'lost'],
  [{ kind: 'timeout' }, 'lost'],
  [refused(ErrorCode.ExamClosed), undefined],
] as const)('a form that was refused by %o shows %s', (error, reason) => {
  expect(refusalOf(error)).toBe(reason);
});
