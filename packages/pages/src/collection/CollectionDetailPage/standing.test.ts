import { ProgressState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const { Completed, InProgress, NotStarted } = ProgressState;
const course = (state?: ProgressState) =>
  state === undefined ? {} : { progress: { state, percent: state === Completed ? 100 : 20 } };

test.each([
  [[], { done: 0, total: 0, begun: false }],
  [[course(), course(NotStarted)], { done: 0, total: 2, begun: false }],
  [[course(Completed), course(InProgress), course()], { done: 1, total: 3, begun: true }],
  [[course(Completed)], { done: 1, total: 1, begun: true }],
])('the person’s progress is counted over all courses: %j', (courses, standing) => {
  expect(standingOf(courses)).toEqual(standing);
});
