import type { CourseSummary } from '@stoa/api/contract/course';

export interface MonthGroup {
  /** `2026-11`, in the browser's zone. */
  readonly month: string;
  readonly courses: readonly CourseSummary[];
}

const monthOf = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
};

/** Courses by the month in which they appeared; the order stays, so that a group may go on on the next page. */
export function byMonth(courses: readonly CourseSummary[]): MonthGroup[] {
  const groups: { month: string; courses: CourseSummary[] }[] = [];
  for (const course of courses) {
    const month = monthOf(course.freshTime);
    const last = groups.at(-1);
    if (last?.month === month) last.courses.push(course);
    else groups.push({ month, courses: [course] });
  }
  return groups;
}

const ranks = 10;

/** The place of a course in a ranking, told for the first ten. */
export function rankOf(index: number, pageNo: number, pageSize: number): number | undefined {
  const rank = (pageNo - 1) * pageSize + index + 1;
  return rank <= ranks ? rank : undefined;
}
