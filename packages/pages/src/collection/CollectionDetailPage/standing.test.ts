import { ProgressState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const course = (state?: ProgressState) =>
  state === undefined ? {} : { progress: { state, percent: state === ProgressState.Completed ? 100 : 20 } };

test('how far one has come is said once one has begun, over all courses', () => {
  const { Completed, InProgress, NotStarted } = ProgressState;
  expect(standingOf([])).toBeUndefined();
  expect(standingOf([course(), course()])).toBeUndefined();
  expect(standingOf([course(NotStarted), course()])).toEqual({ done: 0, total: 2 });
  expect(standingOf([course(Completed), course(InProgress), course()])).toEqual({ done: 1, total: 3 });
});
