import { expect, test } from 'vitest';
import { contextFrom } from './studyContext.ts';

test('the origin of the learner is passed on, without any other parameter', () => {
  expect(contextFrom(new URLSearchParams('planId=7&stageId=0&topicId=x&mbaId=12&other=1'))).toEqual({
    planId: 7,
    mbaId: 12,
  });
});
