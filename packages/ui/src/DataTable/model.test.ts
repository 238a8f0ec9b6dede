import {
  array,
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import {
  contentOf,
  nextSort,
  sortDirections,
  sortFromText,
  sortPlaces,
  sortRows,
  sortToText,
  withAll,
  withKey,
} from './model.ts';

const seed = 20_261_121;
const order = (words: readonly string[], locale: string) =>
  sortRows(
    words,
    sortPlaces(words, (word) => word, locale),
    'ascending',
  );
const valueOf = ({ value }: { value: number | undefined }) => value;

test('sorted rows are the same rows in order, equal ones as they were, missing ones last', () => {
  const row = record({ value: option(integer({ min: 0, max: 5 }), { nil: undefined }) });
  assert(
    property(array(row), constantFrom(...sortDirections), (given, direction) => {
      const rows = given.map(({ value }, at) => ({ value, at }));
      const sorted = sortRows(rows, sortPlaces(rows, valueOf, 'zh-CN'), direction);
      expect(new Set(sorted)).toEqual(new Set(rows));
      const outOfPlace = sorted.filter(({ value, at }, place) => {
        const next = sorted[place + 1];
        if (next?.value === value) return next !== undefined && next.at < at;
        if (value === undefined) return true;
        return next?.value !== undefined && next.value > value !== (direction === 'ascending');
      });
      expect(outOfPlace.filter((row) => row !== sorted.at(-1))).toEqual([]);
    }),
    { seed },
  );
});

test('texts are ordered as the language orders them, and numbers in them by size', () => {
  expect(order(['张', '李', '陈'], 'zh-CN')).toEqual(['陈', '李', '张']);
  expect(order(['第 10 章', '第 2 章'], 'zh-CN')).toEqual(['第 2 章', '第 10 章']);
  expect(order(['Zebra', 'apple'], 'en')).toEqual(['apple', 'Zebra']);
});

test('an address contains the sorting and is read back as the same', () => {
  const keys = uniqueArray(
    string({ minLength: 1 }).filter((key) => !key.startsWith('-')),
    { minLength: 1 },
  );
  assert(
    property(keys, constantFrom(...sortDirections), (all, direction) => {
      const columns = all.map((key) => ({ key, sortable: true }));
      for (const key of all)
        expect(sortFromText(sortToText({ key, direction }), columns)).toEqual({ key, direction });
    }),
    { seed },
  );
});

test('an address cannot sort by a column that is not sortable', () => {
  const columns = [{ key: 'title', sortable: true }, { key: 'cover' }];
  expect(sortFromText('-cover', columns)).toBeUndefined();
  expect(sortFromText('constructor', columns)).toBeUndefined();
  expect(sortFromText('', columns)).toBeUndefined();
});

test('pressing a header again reverses the order, and another header begins ascending', () => {
  const up = nextSort(undefined, 'title');
  expect(up).toEqual({ key: 'title', direction: 'ascending' });
  expect(nextSort(up, 'title').direction).toBe('descending');
  expect(nextSort(nextSort(up, 'title'), 'score')).toEqual({ key: 'score', direction: 'ascending' });
});

test('choosing all of a page does not change the rows of other pages', () => {
  const chosen = withKey(new Set(['other']), 'a', true);
  expect(withAll(chosen, ['a', 'b'], true)).toEqual(new Set(['other', 'a', 'b']));
  expect(withAll(chosen, ['a', 'b'], false)).toEqual(new Set(['other']));
  expect(withKey(chosen, 'a', false)).toEqual(new Set(['other']));
});

test('texts that are equal in a language keep their order, also beside numbers and missing ones', () => {
  const words = ['b', 'ａ', 'a', 'B', undefined, 10, 9] as const;
  const places = sortPlaces(words, (word) => word, 'en');
  expect(sortRows(words, places, 'ascending')).toEqual([9, 10, 'a', 'ａ', 'b', 'B', undefined]);
});

test.each([
  ['收银规范与防损', 'plain'],
  ['2 / 4', 'plain'],
  ['第 10 章', 'plain'],
  ['Six Habits of Effective Communication', 'plain'],
  [12.5, 'plain'],
  ['مقدمة في السلامة', 'demanding'],
  ['课程 ‏ABC', 'demanding'],
  ['第10章', 'demanding'],
  ['https://learn.example/a/very/long/address', 'demanding'],
  [undefined, 'drawn'],
  [{}, 'drawn'],
])('%s is laid out as %s', (content, laid) => {
  expect(contentOf(content)).toBe(laid);
});
