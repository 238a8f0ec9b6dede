import { ProgressState, TargetKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import type { Resolve } from '../links/index.ts';
import { everywhere } from '../test/resolve.ts';
import { homeIn, lastCourseFixture, tasksFixture } from './fixtures.ts';
import { partOfDay } from './greeting/index.ts';
import { nextStepOf } from './nextStep.ts';
import { tasksOf, type ShownTasks } from './tasks.ts';

test('the greeting fits the hour, also at night', () => {
  expect([0, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});

const course = lastCourseFixture('en');
const due = tasksOf(tasksFixture('en'), everywhere);
const next = (lastCourse: typeof course | undefined, resolve: Resolve = everywhere, tasks?: ShownTasks) =>
  nextStepOf(lastCourse, tasks, homeIn('en'), resolve);

const noItems: Resolve = (target) => (target.kind === TargetKind.CourseItem ? undefined : everywhere(target));

test('the next step is the position that was left, or the course if its items have no page', () => {
  const there = { line: 'At 12:34 · 2.1 Listening and answering', action: 'Continue' };
  expect(next(course)).toMatchObject({ ...there, href: '/course/study?courseId=205&itemId=20502' });
  expect(next(course, noItems)).toMatchObject({ ...there, href: '/course/detail?courseId=205' });
  expect(next(course, () => undefined)).toBeUndefined();
});

test('a finished course is offered for studying again, and a person without any gets a link to all', () => {
  const progress = { percent: 100, state: ProgressState.Completed };
  expect(next({ ...course, progress })).toMatchObject({
    line: 'Completed',
    action: 'Study again',
    href: '/course/detail?courseId=205',
  });
  expect(next(undefined)).toMatchObject({ title: 'Start your first course', href: '/course/all' });
});

test('an item that was only opened is named without a position, and a course without one by its category', () => {
  const resume = { itemId: 20_502, title: '2.1 Listening and answering', position: 0 };
  expect(next({ ...course, resume })?.line).toBe('2.1 Listening and answering');
  expect(next({ ...course, resume: undefined })?.line).toBe(course.categoryName);
});

test('a course that was left comes before a task, and a task before a finished course or none', () => {
  const progress = { percent: 100, state: ProgressState.Completed };
  const urgent = { title: 'Food Safety Rules · test', line: 'Required this quarter', action: 'Start' };
  expect(next(course, everywhere, due)).toMatchObject({ action: 'Continue' });
  expect(next({ ...course, progress }, everywhere, due)).toMatchObject(urgent);
  expect(next(undefined, everywhere, due)).toMatchObject(urgent);
});
