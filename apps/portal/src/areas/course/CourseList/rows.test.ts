import type { CourseSummary } from '@stoa/api/contract/course';
import { AccessState, ChargeKind, CourseSource } from '@stoa/domain';
import type { ListedCourse } from '@stoa/ui/patterns/CourseListPage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf } from './rows.ts';

const summary = (courseId: number, freshTime: number): CourseSummary => ({
  courseId,
  source: CourseSource.Company,
  title: `课程 ${courseId}`,
  coverUrl: '',
  summary: '',
  teacherNames: [],
  categoryName: '',
  jobLevels: [],
  chargeKind: ChargeKind.Free,
  itemCount: 1,
  duration: 60,
  score: 0,
  credit: 1,
  corners: [],
  tags: [],
  freshTime,
  access: AccessState.Ok,
});

const listed = ({ courseId, title }: CourseSummary): ListedCourse => ({
  id: courseId,
  title,
  href: '',
  coverUrl: '',
  category: '',
  categoryName: '',
  level: '',
  itemCount: 1,
  durationSeconds: 60,
  score: 0,
  credit: 1,
  teacherNames: [],
  tags: [],
  corners: [],
  chargeKind: ChargeKind.Free,
});

const view = { ownOrder: true, pageNo: 1, pageSize: 20, course: listed };
const days = [new Date(2026, 10, 20), new Date(2026, 10, 1), new Date(2026, 9, 31), new Date(2025, 9, 5)];
const courses = days.map((day, at) => summary(at + 1, day.getTime()));

test('new courses stand under the month in which they came', () => {
  const rules = { months: true } as const;
  const groups = groupsOf(courses, { ...view, rules, locale: 'zh-CN' });
  expect(groups.map(({ title, courses: own }) => [title, own.map(({ id }) => id)])).toEqual([
    ['2026年11月', [1, 2]],
    ['2026年10月', [3]],
    ['2025年10月', [4]],
  ]);
  expect(groupsOf(courses, { ...view, rules, locale: 'en' })[0]?.title).toBe('November 2026');
});

test('in another order months and places say nothing, and are not said', () => {
  for (const rules of [{ months: true }, { ranked: true }] as const) {
    const groups = groupsOf(courses, { ...view, rules, ownOrder: false, locale: 'en' });
    expect(groups).toHaveLength(1);
    expect(groups[0]?.title).toBeUndefined();
    expect(groups[0]?.courses.every(({ rank }) => rank === undefined)).toBe(true);
  }
});

test('whatever is grouped, no course is lost, repeated or moved', () => {
  const times = fc.array(fc.integer({ min: 0, max: 2_000_000_000_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(times, fc.boolean(), (all, months) => {
      const rows = all.map((time, at) => summary(at, time));
      const rules = months ? ({ months: true } as const) : ({ ranked: true } as const);
      const groups = groupsOf(rows, { ...view, rules, locale: 'en' });
      expect(groups.flatMap((group) => group.courses.map(({ id }) => id))).toEqual(
        rows.map((row) => row.courseId),
      );
      expect(new Set(groups.map(({ key }) => key)).size).toBeLessThanOrEqual(groups.length);
    }),
    { seed: 20_261_121 },
  );
});
