import { ProgressState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { everywhere } from '../test/resolve.ts';
import { itemTarget, resumeTarget } from './target.ts';

const at = (state: ProgressState) => ({ courseId: 3, progress: { state, percent: 20 } });

test('learning continues once the person has begun, until the course is completed', () => {
  expect(resumeTarget({ courseId: 3 })).toBeUndefined();
  expect(resumeTarget(at(ProgressState.Completed))).toBeUndefined();
  expect(resumeTarget(at(ProgressState.InProgress))).toMatchObject({ url: '/course/study?courseId=3' });
});

test('the address of an item contains its course and where the learner came from', () => {
  expect(everywhere(itemTarget(208, 21), { planId: 7 })).toEqual({
    kind: 'internal',
    path: '/course/study?courseId=208&itemId=21&planId=7',
  });
});
