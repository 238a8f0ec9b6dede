import type { HomeModule, UpcomingTaskList } from '@stoa/api/contract/home';
import { CreditState, type StudySummary } from '@stoa/api/contract/study';
import { HomeModuleKind, ListLayout } from '@stoa/domain';
import { expect, test } from 'vitest';
import { isFirstVisit, openModules } from './model.ts';

const module = (moduleId: number, kind: HomeModuleKind): HomeModule => ({
  moduleId,
  kind,
  title: `Module ${moduleId}`,
  layout: ListLayout.Card,
});

test('what the company or the person does not have is left out, whatever the server sends', () => {
  const modules = [
    module(1, HomeModuleKind.Knowledge),
    module(2, HomeModuleKind.Vip),
    module(3, HomeModuleKind.Courses),
  ];
  const ids = (knowledgeModule: boolean, hideVipModule: boolean) =>
    openModules(modules, { knowledgeModule, hideVipModule }).map(({ moduleId }) => moduleId);
  expect(ids(true, false)).toEqual([1, 2, 3]);
  expect(ids(false, false)).toEqual([2, 3]);
  expect(ids(true, true)).toEqual([1, 3]);
});

const none: UpcomingTaskList = { total: 0, overdue: 0, list: [], serverTime: 0 };
const credit = { got: 0, target: 0 };
const fresh: StudySummary = {
  credit: {
    year: 2026,
    years: [2026],
    compulsory: credit,
    elective: credit,
    total: 0,
    deadlineTime: 0,
    state: CreditState.OnTrack,
  },
  todaySeconds: 0,
  weekSeconds: 0,
  streakDays: 0,
  counts: { todo: 0, doing: 0, done: 0, overdue: 0 },
};

test('a person without tasks and started courses counts as new', () => {
  expect(isFirstVisit(none, fresh)).toBe(true);
  expect(isFirstVisit({ ...none, total: 1 }, fresh)).toBe(false);
  expect(isFirstVisit(none, { ...fresh, counts: { ...fresh.counts, done: 1 } })).toBe(false);
});
