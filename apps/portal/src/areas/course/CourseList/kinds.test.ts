import { CourseListKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import { columnOf, columnValue } from './column.ts';
import { kindOf, listRules } from './kinds.ts';

const filtersOf = (kind: CourseListKind) => [...listRules[kind].filters].join(' ');

const group = (value: string) => ({
  name: 'industryId',
  label: '行业',
  all: '全部',
  value,
  options: [
    { value: '3', label: '金融' },
    { value: '1', label: '零售' },
  ],
});

test('each address is a list of its own', () => {
  for (const kind of Object.values(CourseListKind)) {
    expect(kindOf(kind === CourseListKind.Cloud ? '/cloud-course' : `/course/${kind}/`)).toBe(kind);
  }
});

test('a list is narrowed by what the design names for it', () => {
  expect(filtersOf(CourseListKind.All)).toBe('categoryId industryId jobLevel charge tagId');
  expect(filtersOf(CourseListKind.Hot)).toBe('categoryId jobLevel');
  expect(filtersOf(CourseListKind.Free)).toBe('categoryId industryId jobLevel');
  expect(filtersOf(CourseListKind.Fresh)).toBe('categoryId jobLevel');
  expect(filtersOf(CourseListKind.Industry)).toBe('industryId jobLevel charge');
  expect(filtersOf(CourseListKind.Customize)).toBe('categoryId');
  expect(filtersOf(CourseListKind.Ai)).toBe('jobLevel');
  expect(filtersOf(CourseListKind.Cloud)).toBe('categoryId industryId jobLevel charge');
});

test('one value beside the list is always chosen: the address’s if it exists, else the first', () => {
  expect(columnValue(group(''))).toBe(3);
  expect(columnValue(group('1'))).toBe(1);
  expect(columnValue(group('99'))).toBe(3);
  expect(columnValue(undefined)).toBeUndefined();
  const column = columnOf(group('1'), (name, value) => `?${name}=${value}`);
  expect(column?.entries).toEqual([
    { label: '金融', href: '?industryId=3', current: false },
    { label: '零售', href: '?industryId=1', current: true },
  ]);
});
