import { CourseListKind } from '@stoa/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseRowsFixture } from '../fixtures/courses.ts';
import { arranged } from './groups.ts';

const [course] = courseRowsFixture('zh-CN');
const coursesOf = (times: readonly number[]) =>
  times.flatMap((freshTime, at) => (course ? [{ ...course, courseId: at + 1, freshTime }] : []));

const days = [new Date(2026, 10, 20), new Date(2026, 10, 1), new Date(2026, 9, 31), new Date(2025, 9, 5)];
const page = { rows: coursesOf(days.map((day) => day.getTime())), pageNo: 1 };
const fresh = {
  kind: CourseListKind.Fresh,
  sorts: ['new', 'hot'],
  sort: 'new',
  pageSize: 20,
  locale: 'zh-CN',
} as const;
const hot = { ...fresh, kind: CourseListKind.Hot, sorts: ['hot', 'new'], sort: 'hot' } as const;

test('new courses are grouped by the month in which they came', () => {
  const { groups } = arranged(page, fresh);
  expect(groups.map(({ title, courses }) => [title, courses.map(({ courseId }) => courseId)])).toEqual([
    ['2026年11月', [1, 2]],
    ['2026年10月', [3]],
    ['2025年10月', [4]],
  ]);
  expect(arranged(page, { ...fresh, locale: 'en' }).groups[0]?.title).toBe('November 2026');
});

test('a ranking continues from one page to the next', () => {
  expect(arranged(page, hot).firstRank).toBe(1);
  expect(arranged({ ...page, pageNo: 3 }, { ...hot, pageSize: 4 }).firstRank).toBe(9);
});

test('in another order neither months nor ranks are shown', () => {
  for (const list of [
    { ...fresh, sort: 'hot' },
    { ...hot, sort: 'new' },
  ] as const) {
    const { groups, firstRank } = arranged(page, list);
    expect(groups).toEqual([{ key: 'all', courses: page.rows }]);
    expect(firstRank).toBeUndefined();
  }
});

test('whatever is grouped, no course is lost, repeated or moved', () => {
  const times = fc.array(fc.integer({ min: 0, max: 2_000_000_000_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(times, (all) => {
      const rows = coursesOf(all);
      const { groups } = arranged({ rows, pageNo: 1 }, fresh);
      expect(groups.flatMap((group) => group.courses)).toEqual(rows);
    }),
    { seed: 20_261_121 },
  );
});
