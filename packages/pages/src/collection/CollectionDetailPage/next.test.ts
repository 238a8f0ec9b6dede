import { AccessState, ProgressState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { nextCourseOf } from './next.ts';

const { Completed, InProgress, NotStarted } = ProgressState;
const course = (
  id: string,
  state?: ProgressState,
  lastTime?: number,
  access: AccessState = AccessState.Ok,
) => ({
  id,
  access,
  ...(state === undefined ? {} : { progress: { state, percent: 0, lastTime } }),
});
const done = course('done', Completed);
const closed = course('closed', undefined, undefined, AccessState.NeedBuy);

test.each([
  ['what was studied last', [done, course('a', InProgress, 1), course('b', InProgress, 2)], 'b', true],
  [
    'the first of those that were begun at no known time',
    [course('a', InProgress), course('b', InProgress)],
    'a',
    true,
  ],
  ['the first that was not begun', [done, course('a'), course('b', NotStarted)], 'a', false],
  ['the first that opens', [closed, course('a')], 'a', false],
])('the next course is %s', (_which, courses, id, begun) => {
  const next = nextCourseOf(courses);
  expect([next?.course.id, next?.begun]).toEqual([id, begun]);
});

test.each([[[]], [[done]], [[done, closed]]])('after the last course there is no next one: %j', (courses) => {
  expect(nextCourseOf(courses)).toBeUndefined();
});
