import type { HomeModule, UpcomingTask } from '@stoa/api/contract/home';
import {
  AssignKind,
  HomeModuleKind,
  ListLayout,
  ProgressState,
  TargetKind,
  type LinkTarget,
  type ResolvedLink,
} from '@stoa/domain';
import { expect, test } from 'vitest';
import { firstCourses, partOfDay, tasksOf } from './model.ts';

/** Courses lead somewhere, everything else does not yet. */
const resolve = (target: LinkTarget): ResolvedLink | undefined =>
  target.kind === TargetKind.Course
    ? { kind: 'internal', path: `/course/detail?courseId=${target.id}` }
    : undefined;

const task = (id: number, kind: TargetKind, dueTime?: number): UpcomingTask => ({
  taskKey: String(id),
  target: { kind, id },
  title: `Task ${id}`,
  assignKind: AssignKind.Compulsory,
  dueTime,
  state: ProgressState.InProgress,
  urgent: false,
});

test('a task that leads nowhere is neither shown nor counted', () => {
  const list = [task(1, TargetKind.Exam, 10), task(2, TargetKind.Course, 10), task(3, TargetKind.Course, 90)];
  const shown = tasksOf({ list, total: 12, overdue: 4, serverTime: 50 }, resolve);
  expect(shown.list.map(({ href }) => href)).toEqual([
    '/course/detail?courseId=2',
    '/course/detail?courseId=3',
  ]);
  expect(shown).toMatchObject({ total: 2, overdue: 1 });
});

test('where every task leads somewhere, the totals are the server’s and six rows are shown', () => {
  const list = Array.from({ length: 10 }, (_, at) => task(at + 1, TargetKind.Course));
  const shown = tasksOf({ list, total: 12, overdue: 2, serverTime: 50 }, resolve);
  expect(shown.list).toHaveLength(6);
  expect(shown).toMatchObject({ total: 12, overdue: 2 });
});

const module = (more: Partial<HomeModule>): HomeModule => ({
  moduleId: 1,
  kind: HomeModuleKind.Courses,
  title: 'For you',
  layout: ListLayout.Card,
  items: [{ target: { kind: TargetKind.Course, id: 7 }, title: 'Seven' }],
  ...more,
});

const shown = (...modules: HomeModule[]) =>
  firstCourses(modules, resolve, 'More').map(({ id, layout, more }) => [id, layout, more?.href]);

test('the page begins with the first module when it is one of courses that can be opened', () => {
  const table = { layout: ListLayout.Table, moreTarget: { kind: TargetKind.Course, id: 1 } } as const;
  expect(shown(module({ moduleId: 1, ...table }), module({ moduleId: 2 }))).toEqual([
    [1, 'row', '/course/detail?courseId=1'],
  ]);
  expect(shown(module({ moduleId: 1, moreTarget: { kind: TargetKind.Special, id: 1 } }))).toEqual([
    [1, 'card', undefined],
  ]);
  expect(shown(module({ kind: HomeModuleKind.Lives }), module({ moduleId: 2 }))).toEqual([]);
  expect(shown(module({ items: [] }))).toEqual([]);
  expect(shown()).toEqual([]);
});

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
