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

test('VIP is not among the prices for who is not to know of it', () => {
  expect(chargesFor(false)).toEqual([ChargeFilter.Vip, ChargeFilter.Paid]);
  expect(chargesFor(true)).toEqual([ChargeFilter.Paid]);
});
