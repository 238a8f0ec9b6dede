import { expect, test } from 'vitest';
import { minutesFor, windowOf } from './facts.ts';
import { questionnairesIn, surveyNow } from './fixtures.ts';

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [30, 9],
])('%i questions take about %i minutes', (questions, minutes) => {
  expect(minutesFor(questions)).toBe(minutes);
});

test.each([
  [{}, '长期开放'],
  [{ openTime: surveyNow }, '10:30 开始'],
  [{ closeTime: surveyNow + 86_400_000 }, '03-11 10:30 截止'],
  [{ openTime: surveyNow, closeTime: surveyNow + 86_400_000 }, '10:30 至 03-11 10:30'],
])('a questionnaire with the times %j shows when it can be answered', (times, words) => {
  expect(windowOf(times, surveyNow, questionnairesIn('zh-CN'))).toBe(words);
});
