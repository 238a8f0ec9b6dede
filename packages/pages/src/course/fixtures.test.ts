import { courseDetail, courseFilters, courseList, relatedCourses } from '@stoa/api/contract/course';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { courseFixture, notBegun, relatedFixture } from './fixtures/courseDetail.ts';
import { courseFiltersFixture } from './fixtures/courseList.ts';
import { courseRowsFixture } from './fixtures/courses.ts';

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('the courses of a list', () => {
    const list = courseRowsFixture(locale);
    const courses = { list, total: list.length, pageNo: 1, pageSize: 20, pages: 1 };
    expect(v.parse(courseList.data, courses)).toEqual(courses);
  });

  test('what a list can be narrowed by', () => {
    const filters = courseFiltersFixture(locale);
    expect(v.parse(courseFilters.data, filters)).toEqual(filters);
  });

  test.each([
    ['in progress', {}],
    ['not begun', notBegun],
  ])('a course %s', (_name, change) => {
    const course = courseFixture(locale, change);
    expect(v.parse(courseDetail.data, course)).toEqual(course);
  });

  test('courses that are like it', () => {
    const related = relatedFixture(locale);
    expect(v.parse(relatedCourses.data, related)).toEqual(related);
  });
});
