import { CourseListKind, DurationFilter, JobLevel, ListLayout, RatingFilter } from '@stoa/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed } from './changed.ts';
import { countedBy } from './filteredBy.ts';
import { cleared, filterNames, filtersRequest, listRequest, readListQuery, sortOf } from './listQuery.ts';

const asked = { kind: CourseListKind.All, sort: 'default', offered: new Set(filterNames) } as const;

test('the address says what the list shows', () => {
  const query = readListQuery('?keyword=%20安全%20&categoryId=31&jobLevel=2&sort=hot&pageNo=3&layout=1');
  expect(query).toMatchObject({ keyword: '安全', sort: 'hot', pageNo: 3, layout: ListLayout.Table });
  expect(listRequest(query, asked)).toMatchObject({
    kind: CourseListKind.All,
    keyword: '安全',
    categoryId: 31,
    jobLevel: JobLevel.Middle,
    pageNo: 3,
    pageSize: 20,
  });
});

test('a filter that the company does not offer is not part of the request', () => {
  const query = readListQuery('?charge=2&tagId=4');
  const offered = new Set(filterNames.filter((name) => name !== 'charge'));
  expect(listRequest(query, { ...asked, offered })).toMatchObject({ charge: undefined, tagId: 4 });
});

test('whatever the address contains, the request is one that the server accepts', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('1e9', '-1', '01', '9'.repeat(20)),
  );
  const entry = fc.tuple(
    fc.constantFrom('pageNo', 'pageSize', 'layout', 'sort', 'keyword', ...filterNames),
    value,
  );
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const query = readListQuery(`?${new URLSearchParams(entries).toString()}`);
      expect(query.keyword.length).toBeLessThanOrEqual(50);
      expect(query.pageNo).toBeGreaterThanOrEqual(1);
      expect(query.pageSize).toBeGreaterThanOrEqual(1);
      expect(query.pageSize).toBeLessThanOrEqual(100);
      for (const id of Object.values(query.filters)) expect(Number.isSafeInteger(id) && id > 0).toBe(true);
    }),
    { seed: 20_261_120 },
  );
});

test('another filter starts at page 1, another page keeps the filters, and no other parameter is lost', () => {
  const search = '?categoryId=31&pageNo=4&notice=1';
  expect(changed(search, 'sort', 'new')).toBe('?categoryId=31&notice=1&sort=new');
  expect(changed(search, 'pageNo', '5')).toBe('?categoryId=31&pageNo=5&notice=1');
  expect(changed(search, 'layout', '1')).toContain('pageNo=4');
  expect(cleared(`${search}&keyword=a&sort=hot`)).toBe('?notice=1&sort=hot');
  expect(cleared('?industryId=2&jobLevel=1', 'industryId')).toBe('?industryId=2');
});

test('a list has its own order until another valid one is requested', () => {
  const sorts = ['hot', 'new', 'score'] as const;
  expect(sortOf(readListQuery(''), sorts)).toBe('hot');
  expect(sortOf(readListQuery('?sort=new'), sorts)).toBe('new');
  expect(sortOf(readListQuery('?sort=default'), sorts)).toBe('hot');
});

test('length, rating and progress are requested only by the values of their enumerations', () => {
  const query = readListQuery('?duration=2&rating=1&progress=7');
  expect(listRequest(query, asked)).toMatchObject({
    duration: DurationFilter.Medium,
    rating: RatingFilter.Excellent,
    progress: undefined,
  });
});

test('the counts are requested with the chosen filters, and with nothing that does not change them', () => {
  const query = readListQuery('?keyword=a&jobLevel=2&sort=hot&pageNo=3&charge=1');
  const offered = new Set(filterNames.filter((name) => name !== 'charge'));
  const request = filtersRequest(query, { kind: CourseListKind.All, offered });
  expect(Object.entries(request).filter(([, value]) => value !== undefined)).toEqual([
    ['kind', 'all'],
    ['keyword', 'a'],
    ['jobLevel', 2],
  ]);
});

test('the first calls of a list know every parameter that narrows it', () => {
  expect(countedBy).toEqual(['keyword', ...filterNames]);
});
