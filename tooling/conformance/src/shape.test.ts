import { globalConfig } from '@stoa/api/contract/config';
import { courseFilters, courseList } from '@stoa/api/contract/course';
import { upcomingTasks } from '@stoa/api/contract/home';
import { describe, expect, test } from 'vitest';
import { calls } from './contract.ts';
import { sampleOf } from './sample.ts';
import { shapeOf } from './shape.ts';

const found = (schema: Parameters<typeof shapeOf>[0], change: (data: Record<string, unknown>) => unknown) => {
  const data: Record<string, unknown> = { ...Object(sampleOf(schema)) };
  return shapeOf(schema, change(data)).map(({ weight, path, text }) => `${weight} ${path} ${text}`);
};

test('a sample of every answer is what the contract promises', () => {
  // Samples use small numbers for everything, times included, so this difference is expected.
  const time = /looks like seconds/;
  const wrong = calls.flatMap(({ call }) =>
    shapeOf(call.data, sampleOf(call.data))
      .filter(({ text }) => !time.test(text))
      .map(({ path, text }) => `${call.id} ${path} ${text}`),
  );
  expect(wrong).toEqual([]);
});

describe('names the field and what is wrong with it', () => {
  test('when it is missing', () => {
    expect(found(upcomingTasks.data, ({ serverTime: _gone, ...data }) => ({ ...data, list: [] }))).toEqual([
      'fault data.serverTime is missing',
    ]);
  });

  test('when it is missing and the portal has a default', () => {
    expect(found(globalConfig.data, ({ hideMyOrder: _gone, ...data }) => data)).toEqual([
      'note data.hideMyOrder is missing; the portal falls back to false',
    ]);
  });

  test('when it is deep inside a list', () => {
    const page = { list: [{}], total: 1, pageNo: 1, pageSize: 20, pages: 1 };
    expect(shapeOf(courseList.data, page).map(({ path }) => path)).toContain('data.list.0.courseId');
  });

  test('when it is in a tree of any depth', () => {
    const categories = [{ id: 1, name: 'a', children: [{ id: 2, name: 'b', extra: true }] }];
    expect(found(courseFilters.data, (data) => ({ ...data, categories }))).toEqual([
      'note data.categories.0.children.0.extra is not in the contract; the portal leaves it out',
    ]);
  });

  test('when it is a text where a flag is promised, although the portal has a default', () => {
    expect(found(globalConfig.data, (data) => ({ ...data, hidePCFooter: 'true' }))).toEqual([
      'fault data.hidePCFooter is "true" (string); the portal reads it as true',
    ]);
  });

  test('when it is a time in seconds', () => {
    expect(found(upcomingTasks.data, (data) => ({ ...data, list: [], serverTime: 1_773_108_000 }))).toEqual([
      'fault data.serverTime is 1773108000; times are epoch milliseconds, this looks like seconds',
    ]);
  });

  test('when the whole answer is of another kind', () => {
    expect(found(courseList.data, () => [])).toEqual(['fault data is a list; an object is expected']);
  });
});
