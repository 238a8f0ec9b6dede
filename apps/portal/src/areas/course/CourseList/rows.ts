import type { CourseSummary } from '@stoa/api/contract/course';
import type { CourseGroup, ListedCourse } from '@stoa/ui/patterns/CourseListPage';
import { byMonth, rankOf } from './groups.ts';
import type { ListRules } from './kinds.ts';

interface RowsView {
  readonly rules: Pick<ListRules, 'months' | 'ranked'>;
  /** Months and ranks say something only while nobody chose another order. */
  readonly ownOrder: boolean;
  readonly locale: string;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly course: (course: CourseSummary) => ListedCourse;
}

/** The parts of a page of courses. */
export function groupsOf(courses: readonly CourseSummary[], view: RowsView): CourseGroup[] {
  const { rules, ownOrder, locale, pageNo, pageSize, course } = view;
  if (rules.months && ownOrder) {
    const words = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
    return byMonth(courses).map((group) => ({
      key: group.month,
      title: words.format(group.courses[0]?.freshTime),
      courses: group.courses.map(course),
    }));
  }
  const ranked = rules.ranked && ownOrder;
  return [
    {
      key: 'all',
      courses: courses.map((one, index) => ({
        ...course(one),
        rank: ranked ? rankOf(index, pageNo, pageSize) : undefined,
      })),
    },
  ];
}
