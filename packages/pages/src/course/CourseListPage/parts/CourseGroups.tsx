import type { CourseSummary } from '@stoa/api/contract/course';
import { CourseListKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Heading } from '@stoa/ui/Heading';
import { plainLink } from '@stoa/ui/CourseCard';
import { useShownStudyNum } from '../../../common/studyNum/index.ts';
import type { RowsOfPage } from '../../../common/index.ts';
import { CourseSkeleton, CourseCards as Cards } from '../../CourseCards/index.ts';
import type { CourseListPageProps } from '../CourseListPage.tsx';
import * as styles from '../CourseListPage.css.ts';
import { arranged } from '../groups.ts';

const CourseTable = lazyPart(() => import('./laterTable.ts'), {
  waiting: ({ courses }) => <CourseSkeleton layout="table" many={courses.length} />,
  missing: orTryAgain,
});

export interface CourseGroupsProps {
  page: RowsOfPage<CourseSummary>;
  props: CourseListPageProps;
}

/** The courses of a page, as cards or as a table, in parts if the list has them. */
export function CourseGroups({ page, props }: CourseGroupsProps) {
  const { kind, layout, locale, marks, sort, t, tList, resolve, renderLink = plainLink } = props;
  const shown = useShownStudyNum();
  const { groups, firstRank } = arranged(page, props);
  /** Sorted by popularity, a course shows the number by which it is sorted, and no other. */
  const told = (course: CourseSummary): CourseSummary => {
    const { recentNum } = shown(course);
    return sort !== 'hot' || !recentNum
      ? course
      : { ...course, studyNum: undefined, reason: tList('recent', { count: recentNum }) };
  };
  const shared = { t, resolve, marks, firstRank, renderLink };
  return groups.map(({ key, title, courses: rows }) => {
    const courses = rows.map(told);
    return (
      <div key={key} className={clsx(title !== undefined && styles.group)}>
        {title !== undefined && (
          <Heading level={2} size={18}>
            {title}
          </Heading>
        )}
        {layout === 'table' ? (
          <CourseTable
            {...shared}
            courses={courses}
            tList={tList}
            locale={locale}
            label={title === undefined ? tList('list') : `${tList('list')} ${title}`}
          />
        ) : (
          <Cards
            {...shared}
            courses={courses}
            level={title === undefined ? 2 : 3}
            corner={kind === CourseListKind.Fresh ? tList('new') : undefined}
          />
        )}
      </div>
    );
  });
}
