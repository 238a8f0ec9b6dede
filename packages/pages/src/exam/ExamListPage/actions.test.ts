import type { ExamSummary } from '@stoa/api/contract/exam';
import { ExamKind, ExamUserState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { examFixture } from '../fixtures.ts';
import { actionsOf } from './actions.ts';

const exam = (fields: Partial<ExamSummary>): ExamSummary => ({
  ...examFixture('zh-CN'),
  examId: 7,
  attemptId: undefined,
  canRetake: undefined,
  secondsLeft: undefined,
  ...fields,
});

test.each<[string, Partial<ExamSummary>, readonly string[]]>([
  ['is not open yet', { userState: ExamUserState.NotOpen }, []],
  ['was missed', { userState: ExamUserState.Missed }, []],
  ['is open', { userState: ExamUserState.Available }, ['enter /exam/info?examId=7']],
  [
    'is an open practice',
    { userState: ExamUserState.Available, examKind: ExamKind.ClassPractice },
    ['practise /exam/info?examId=7'],
  ],
  [
    'goes on',
    { userState: ExamUserState.InProgress, attemptId: 21 },
    ['continue /exam/answer?examId=7&attemptId=21'],
  ],
  [
    'goes on at a back end that does not name the attempt',
    { userState: ExamUserState.InProgress },
    ['continue /exam/answer?examId=7'],
  ],
  [
    'is being marked',
    { userState: ExamUserState.Marking, attemptId: 21 },
    ['look /exam/record?attemptId=21'],
  ],
  [
    'was passed for good',
    { userState: ExamUserState.Passed, attemptId: 21, canRetake: false },
    ['result /exam/record?attemptId=21'],
  ],
  [
    'was failed and may be taken again',
    { userState: ExamUserState.Failed, attemptId: 21, canRetake: true },
    ['result /exam/record?attemptId=21', 'retake /exam/info?examId=7'],
  ],
  [
    'was passed at a back end that names neither attempt nor retake',
    { userState: ExamUserState.Passed },
    ['result /exam/record?examId=7'],
  ],
])('an exam that %s offers what can be done with it', (_, fields, expected) => {
  expect(actionsOf(exam(fields)).map(({ does, url }) => `${does} ${url}`)).toEqual(expected);
});
