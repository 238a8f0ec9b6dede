import { collectionDetail, collectionList, courseList } from '@stoa/api/contract/course';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { collectionFixture, collectionsFixture, instituteCoursesFixture } from './fixtures.ts';

const page = <Row>(list: readonly Row[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20, pages: 1 });

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('specials of a list', () => {
    const collections = page(collectionsFixture(locale));
    expect(v.parse(collectionList.data, collections)).toEqual(collections);
  });

  test('an institute', () => {
    const collection = collectionFixture(locale);
    expect(v.parse(collectionDetail.data, collection)).toEqual(collection);
  });

  test('the courses of an institute', () => {
    const courses = page(instituteCoursesFixture(locale));
    expect(v.parse(courseList.data, courses)).toEqual(courses);
  });
});
