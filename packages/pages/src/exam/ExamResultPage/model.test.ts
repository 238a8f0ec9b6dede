import { Verdict } from '@stoa/domain';
import { describe, expect, test } from 'vitest';
import { resultFixture } from '../resultFixtures.ts';
import { groupsOf, isIn, partsOf, placedOf, sheetItemOf, standingOf, type QuestionFilter } from './model.ts';

const marked = resultFixture('zh-CN', 'marks');
const questions = placedOf(marked);

test('questions are numbered through the paper, and only a policy that shows them has any', () => {
  expect(questions.map(({ number }) => number)).toEqual(questions.map((_, at) => at + 1));
  expect(placedOf(resultFixture('zh-CN', 'score'))).toEqual([]);
  expect(placedOf(resultFixture('zh-CN', 'closed'))).toEqual([]);
});

const shownBy = (filter: QuestionFilter) => questions.filter((placed) => isIn(filter, placed));

test('the filter of wrong answers shows what is wrong or half right, and not what waits for its marker', () => {
  const verdicts = new Set(shownBy('wrong').map(({ question }) => question.verdict));
  expect(verdicts).toEqual(new Set([Verdict.Wrong, Verdict.Partial]));
});

test('the filter of flags shows the questions that were flagged, and without a filter all are there', () => {
  expect(shownBy('flagged').map(({ question }) => question.questionId)).toEqual(marked.flagged);
  expect(shownBy('all')).toEqual(questions);
});

test('the sheet shows how each question was marked, and which were flagged', () => {
  const items = questions.map((placed) => sheetItemOf(placed, true));
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['right', 'partly', 'wrong', 'unmarked']));
  expect(items.filter(({ flagged }) => flagged)).toHaveLength(marked.flagged?.length ?? 0);
});

test('points of short answers are shown separately only if there are some', () => {
  const answers = resultFixture('zh-CN', 'answers');
  expect(partsOf(answers)).toEqual({ objective: 76, subjective: 10 });
  // Without questions and points, the result does not reveal that the paper had short answers.
  const score = resultFixture('zh-CN', 'score');
  expect(partsOf({ ...score, objectiveScore: 52, subjectiveScore: 0 })).toBeUndefined();
  expect(partsOf(resultFixture('zh-CN', 'marks'))).toBeUndefined();
});

test('questions are below the sections that their counts name, or below none if the counts are wrong', () => {
  const groups = groupsOf(marked);
  expect(groups.map(({ questions: own }) => own.length)).toEqual(marked.sections.map(({ count }) => count));
  expect(groups.flatMap(({ questions: own }) => own)).toEqual(questions);
  const [first] = marked.sections;
  const odd = { ...marked, sections: first ? [first] : [] };
  expect(groupsOf(odd)).toEqual([{ title: '', questions }]);
});

describe('a result shows', () => {
  test.each([
    ['answers', { state: 'passed', score: 86 }],
    ['score', { state: 'failed', score: 52 }],
    ['marks', { state: 'pending' }],
    ['hidden', { state: 'hidden' }],
    ['closed', { state: 'hidden' }],
    ['marking', { state: 'hidden' }],
  ] as const)('of one that shows %s where the learner stands', (kind, standing) => {
    expect(standingOf(resultFixture('zh-CN', kind))).toEqual(standing);
  });
});
