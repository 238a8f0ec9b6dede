import { CourseListKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import { chosenIndustry, offeredFilters } from './filters.ts';
import { kindOf, listRules } from './kinds.ts';

const filtersOf = (kind: CourseListKind) => [...listRules[kind].filters].join(' ');

test('each address is a list of its own', () => {
  for (const kind of Object.values(CourseListKind)) {
    expect(kindOf(kind === CourseListKind.Cloud ? '/cloud-course' : `/course/${kind}/`)).toBe(kind);
  }
});

test('a list has the filters that the design names for it, and length, rating and progress', () => {
  const own = 'duration rating progress';
  expect(filtersOf(CourseListKind.All)).toBe(`categoryId industryId jobLevel charge tagId ${own}`);
  expect(filtersOf(CourseListKind.Hot)).toBe(`categoryId jobLevel ${own}`);
  expect(filtersOf(CourseListKind.Free)).toBe(`categoryId industryId jobLevel ${own}`);
  expect(filtersOf(CourseListKind.Fresh)).toBe(`categoryId jobLevel ${own}`);
  expect(filtersOf(CourseListKind.Industry)).toBe(`industryId jobLevel charge ${own}`);
  expect(filtersOf(CourseListKind.Customize)).toBe(`categoryId ${own}`);
  // Recommended courses were never started, so a filter by progress would have only one value.
  expect(filtersOf(CourseListKind.Ai)).toBe('jobLevel duration rating');
  expect(filtersOf(CourseListKind.Cloud)).toBe(`categoryId industryId jobLevel charge ${own}`);
});

test('the ranking has no other order than that of its places', () => {
  expect(listRules[CourseListKind.Hot].sorts).toEqual(['hot']);
});

test('only the list of all courses reserves space for the company’s banners, because its page requests them early', () => {
  const withRoom = Object.values(CourseListKind).filter((kind) => listRules[kind].banner);
  expect(withRoom).toEqual([CourseListKind.All]);
});

test('prices can be filtered if the company shows any', () => {
  expect(offeredFilters(['jobLevel', 'charge'], true)).toEqual(['jobLevel', 'charge']);
  expect(offeredFilters(['jobLevel', 'charge'], false)).toEqual(['jobLevel']);
});

test('one industry beside the list is always chosen: that of the address if it exists, else the first', () => {
  const industries = [
    { id: 3, name: '金融' },
    { id: 1, name: '零售' },
  ];
  expect(chosenIndustry({ industries }, undefined)).toBe(3);
  expect(chosenIndustry({ industries }, 1)).toBe(1);
  expect(chosenIndustry({ industries }, 99)).toBe(3);
  expect(chosenIndustry({ industries: [] }, 1)).toBeUndefined();
});
