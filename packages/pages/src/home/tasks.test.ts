import type { UpcomingTask } from '@stoa/api/contract/home';
import { AssignKind, ProgressState, TargetKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import type { Resolve } from '../links/index.ts';
import { everywhere } from '../test/resolve.ts';
import { tasksOf } from './tasks.ts';

/** Resolves courses only, as if nothing else was built. */
const resolve: Resolve = (target) => (target.kind === TargetKind.Course ? everywhere(target) : undefined);

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

test('if every task leads somewhere, the totals are the server’s and six rows are shown', () => {
  const list = Array.from({ length: 10 }, (_, at) => task(at + 1, TargetKind.Course));
  const shown = tasksOf({ list, total: 12, overdue: 2, serverTime: 50 }, resolve);
  expect(shown.list).toHaveLength(6);
  expect(shown).toMatchObject({ total: 12, overdue: 2 });
});
