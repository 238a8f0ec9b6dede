import type { QuestionnaireDetail } from '@stoa/api/contract/questionnaire';
import { expect, test } from 'vitest';
import { questionnaireFixture, surveyNow } from '../fixtures.ts';
import { readReason } from './reason.ts';

const questionnaire = questionnaireFixture('zh-CN');
const detail: QuestionnaireDetail = { questionnaire, canAnswer: false };
const at = { why: 'closed', typed: undefined, now: surveyNow };

test('a person who has answered with their name sees the answers', () => {
  const record: QuestionnaireDetail['record'] = {
    questionnaireId: 101,
    title: '',
    anonymous: false,
    recordId: 1,
    submitTime: 5,
    viewable: true,
    answers: [{ questionId: 1, values: ['4'] }],
  };
  expect(readReason({ ...detail, record }, at)).toEqual({
    kind: 'done',
    submitTime: 5,
    answers: new Map([[1, ['4']]]),
  });
});

test('a person who has answered anonymously sees only that they have answered', () => {
  expect(readReason(detail, at)).toEqual({ kind: 'anonymous' });
});

test('a questionnaire that is not open says so, and shows what was written too late', () => {
  const closed = { ...detail, questionnaire: { ...questionnaire, closeTime: surveyNow } };
  expect(readReason(closed, at)).toEqual({ kind: 'closed', why: 'closed', answers: new Map() });
  const typed = new Map([[1, ['4']]]);
  expect(readReason(detail, { ...at, typed })).toEqual({ kind: 'closed', why: 'closed', answers: typed });
});
