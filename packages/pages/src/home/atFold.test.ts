import type { HomeModule } from '@stoa/api/contract/home';
import { HomeModuleKind, ListLayout, TargetKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import { moduleAtFold } from './atFold.ts';
import { everywhere } from '../test/resolve.ts';

const module = (moduleId: number, more: Partial<HomeModule> = {}): HomeModule => ({
  moduleId,
  kind: HomeModuleKind.Courses,
  title: 'For you',
  layout: ListLayout.Card,
  items: [{ target: { kind: TargetKind.Course, id: 7 }, title: 'Seven' }],
  ...more,
});
const first = (...modules: HomeModule[]) => moduleAtFold(modules, everywhere)?.module.moduleId;

test('the page begins with the first module when it is one of courses that can be opened', () => {
  expect(first(module(1), module(2))).toBe(1);
  expect(first(module(1, { kind: HomeModuleKind.Lives }), module(2))).toBeUndefined();
  expect(first(module(1, { items: [] }))).toBeUndefined();
  expect(first()).toBeUndefined();
  expect(moduleAtFold([module(1)], () => undefined)).toBeUndefined();
});

test('only courses stand there', () => {
  const items = [TargetKind.Course, TargetKind.CloudCourse, TargetKind.Live].map((kind, at) => ({
    target: { kind, id: at + 1 },
    title: `Entry ${at + 1}`,
  }));
  expect(moduleAtFold([module(1, { items })], everywhere)?.courses.map(({ title }) => title)).toEqual([
    'Entry 1',
    'Entry 2',
  ]);
});
