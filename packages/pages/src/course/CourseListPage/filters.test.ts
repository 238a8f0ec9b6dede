import { ChargeFilter } from '@stoa/domain';
import { expect, test } from 'vitest';
import { courseFiltersFixture } from '../fixtures/courseList.ts';
import { courseIn, courseListIn } from '../fixtures/words.ts';
import { chosenFilters, filterGroups } from './filters.ts';

const words = { t: courseIn('en'), tList: courseListIn('en') };
const filters = courseFiltersFixture('en');

test('the bar has the filters that the list offers, in its order, without those that leave no choice', () => {
  const offered = ['tagId', 'jobLevel', 'categoryId'] as const;
  const groups = filterGroups({ ...filters, tags: [] }, { offered, values: {}, hideVip: false, ...words });
  expect(groups.map(({ name, label }) => [name, label])).toEqual([
    ['jobLevel', 'Level'],
    ['categoryId', 'Category'],
  ]);
});

test('a filter in use is called by its value, also when that stands below another one', () => {
  const values = { categoryId: 31, jobLevel: 2 };
  const groups = filterGroups(filters, {
    offered: ['categoryId', 'jobLevel'],
    values,
    hideVip: false,
    ...words,
  });
  expect(chosenFilters(groups)).toEqual([
    { name: 'categoryId', label: 'Store Operations' },
    { name: 'jobLevel', label: 'Middle' },
  ]);
});

const chargesFor = (hideVip: boolean) =>
  filterGroups(filters, { offered: ['charge'], values: {}, hideVip, ...words }).flatMap(({ options }) =>
    options.map(({ value }) => Number(value)),
  );

test('VIP is not among the prices for a person who is not to know of it', () => {
  expect(chargesFor(false)).toEqual([ChargeFilter.Vip, ChargeFilter.Paid]);
  expect(chargesFor(true)).toEqual([ChargeFilter.Paid]);
});

test('the number beside a filter value is the number of courses that it leaves, and 0 if the answer does not name the value', () => {
  const [level] = filterGroups(filters, { offered: ['jobLevel'], values: {}, hideVip: false, ...words });
  expect(level?.options.map(({ label, count }) => [label, count])).toEqual([
    ['Frontline', 30],
    ['Middle', 0],
    ['Senior', 0],
  ]);
  const { counts: _unknown, ...without } = filters;
  const [bare] = filterGroups(without, { offered: ['jobLevel'], values: {}, hideVip: false, ...words });
  expect(bare?.options.map(({ count }) => count)).toEqual([undefined, undefined, undefined]);
});

test('a back end that cannot filter by length, rating or progress is not asked to do so', () => {
  const { durations: _a, ratings: _b, progresses: _c, ...older } = filters;
  const offered = ['duration', 'rating', 'progress', 'jobLevel'] as const;
  const groups = filterGroups(older, { offered, values: {}, hideVip: false, ...words });
  expect(groups.map(({ name }) => name)).toEqual(['jobLevel']);
});
