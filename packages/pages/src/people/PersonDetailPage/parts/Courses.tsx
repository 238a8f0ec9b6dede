import type { CourseSummary } from '@stoa/api/contract/course';
import { useId } from 'react';
import { Button } from '@stoa/ui/Button';
import { CourseCard, CourseCardSkeleton, type CourseCardProps, type RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { Heading } from '@stoa/ui/Heading';
import { courseCardOf } from '../../../common/courseCard.ts';
import { useViewer } from '../../../common/viewer/index.ts';
import { useShownStudyNum } from '../../../common/studyNum/index.ts';
import { Loaded, type Load, type RowsOfPage } from '../../../common/index.ts';
import type { Resolve } from '../../../links/index.ts';
import { Paged } from '../../../common/Paged.tsx';
import * as styles from '../../people.css.ts';
import type { PeopleTranslate } from '../../words/index.ts';

interface CoursesProps {
  /** Number of courses that the person teaches. */
  count: number;
  courses: Load<RowsOfPage<CourseSummary>>;
  t: PeopleTranslate;
  resolve: Resolve;
  onPage: (page: number) => void;
  /** Opens the tab with all courses; given where only the first are shown. */
  onAll?: () => void;
  renderLink: RenderLink;
}

type RowsProps = Pick<CoursesProps, 'resolve' | 'renderLink'> & {
  courses: readonly CourseSummary[];
  level: NonNullable<CourseCardProps['level']>;
};

/** Number of courses below the introduction, and of the skeletons of a page. */
const few = 3;

function Rows({ courses, level, resolve, renderLink }: RowsProps) {
  const shown = useShownStudyNum();
  const viewer = useViewer();
  return (
    <Grid asChild layout="list" gap={2}>
      <ul className={styles.list}>
        {courses.map((course) => (
          <li key={course.courseId} className={styles.item}>
            <CourseCard
              {...courseCardOf(shown(course), resolve, viewer)}
              // The teacher is left out, because all these courses are taught by the person of the page.
              teacherNames={undefined}
              layout="row"
              level={level}
              renderLink={renderLink}
            />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** The first courses, below the introduction, because they are what most visitors come for. */
function First({ count, courses, t, onAll, ...rest }: CoursesProps) {
  const id = useId();
  if (courses.state === 'absent' || (courses.state === 'ready' && courses.data.rows.length === 0))
    return null;
  return (
    <section className={styles.first} aria-labelledby={id}>
      <div className={styles.firstHead}>
        <Heading level={2} size={20} id={id}>
          {t('courses')}
        </Heading>
        {count > few && (
          <Button variant="ghost" size="sm" onClick={onAll}>
            {t('allCourses', { count })}
          </Button>
        )}
      </div>
      <Loaded
        load={courses}
        retry={t('retry')}
        skeleton={<Skeletons count={Math.min(count, few)} />}
        level={3}
      >
        {({ rows }) => <Rows courses={rows.slice(0, few)} level={3} {...rest} />}
      </Loaded>
    </section>
  );
}

const Skeletons = ({ count }: { count: number }) => (
  <Grid layout="list" gap={2}>
    {Array.from({ length: count }, (_, at) => (
      <CourseCardSkeleton key={at} layout="row" />
    ))}
  </Grid>
);

/** The courses that the person teaches and the visitor may see: the first of them, or all on pages. */
export default function Courses(props: CoursesProps) {
  const { courses, t, resolve, onPage, onAll, renderLink } = props;
  if (onAll) return <First {...props} />;
  return (
    <Loaded essential load={courses} retry={t('retry')} skeleton={<Skeletons count={few} />} level={2}>
      {(data) => (
        <Paged
          page={data.pageNo}
          pageCount={data.pages}
          stale={data.stale}
          label={t('coursePages')}
          onPage={onPage}
        >
          <Rows courses={data.rows} level={2} resolve={resolve} renderLink={renderLink} />
        </Paged>
      )}
    </Loaded>
  );
}
