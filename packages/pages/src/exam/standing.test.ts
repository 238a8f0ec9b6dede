import type { ExamInfo } from '@stoa/api/contract/exam';
import { AttemptState, ExamUserState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { examFixture, examInfoFixture } from './fixtures.ts';
import { standingOf } from './standing.ts';

const now = 1_000_000_000;
const info: ExamInfo = {
  ...examInfoFixture('zh-CN'),
  userState: ExamUserState.InProgress,
  inProgressAttemptId: 3,
  attempts: [
    {
      attemptId: 3,
      no: 1,
      state: AttemptState.InProgress,
      startTime: now - 600_000,
      usedSeconds: 600,
      switchCount: 0,
      counted: false,
    },
  ],
};

test('an exam in progress shows how long it lasts, until its deadline or until it closes', () => {
  expect(standingOf(info, now)).toEqual({ state: ExamUserState.InProgress, secondsLeft: 3000 });
  expect(standingOf({ ...info, closeTime: now + 60_000 }, now)).toMatchObject({ secondsLeft: 60 });
  expect(standingOf({ ...info, durationMinutes: 0 }, now)).toEqual({ state: ExamUserState.InProgress });
  // A list does not know when the attempt was started.
  expect(standingOf(examFixture('zh-CN'), now)).toEqual({ state: ExamUserState.InProgress });
});

test('a result is shown with the best score, and none where the score may not be seen', () => {
  const failed = { ...examFixture('zh-CN'), userState: ExamUserState.Failed };
  expect(standingOf({ ...failed, bestScore: 41 }, now)).toEqual({
    state: ExamUserState.Failed,
    bestScore: 41,
  });
  expect(standingOf(failed, now)).toEqual({ state: ExamUserState.Failed });
});

test('the time left decreases since the server’s answer, and is never negative', () => {
  const running = { ...info, secondsLeft: 90 };
  const left = (since: number) => standingOf(running, now, since);
  expect(left(0)).toEqual({ state: ExamUserState.InProgress, secondsLeft: 90 });
  expect(left(40)).toEqual({ state: ExamUserState.InProgress, secondsLeft: 50 });
  expect(left(1000)).toEqual({ state: ExamUserState.InProgress, secondsLeft: 0 });
});

test.each([
  ['MARKING', { reason: 'marking' }],
  ['AFTER_CLOSE', { reason: 'afterClose' }],
  ['HIDDEN', { reason: 'never' }],
  [undefined, {}],
] as const)('a result that is held back as %s is not called anything else', (resultReason, why) => {
  const kept = { ...examFixture('zh-CN'), userState: ExamUserState.Marking, resultReason };
  expect(standingOf(kept, now)).toEqual({ state: ExamUserState.Marking, ...why });
});
