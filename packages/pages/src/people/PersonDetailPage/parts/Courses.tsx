import type { CourseSummary } from '@stoa/api/contract/course';
import { CourseCard, CourseCardSkeleton, type RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { courseCardOf } from '../../../common/courseCard.ts';
import { useViewer } from '../../../common/viewer/index.ts';
import { useShownStudyNum } from '../../../common/studyNum/index.ts';
import { Loaded, type Load, type RowsOfPage } from '../../../common/index.ts';
import type { Resolve } from '../../../links/index.ts';
import { Paged } from '../../../common/Paged.tsx';
import * as styles from '../../people.css.ts';
import type { PeopleTranslate } from '../../words/index.ts';

export interface CoursesProps {
  courses: Load<RowsOfPage<CourseSummary>>;
  t: PeopleTranslate;
  resolve: Resolve;
  onPage: (page: number) => void;
  renderLink: RenderLink;
}

const bones = (
  <Grid layout="list" gap={2}>
    <CourseCardSkeleton layout="row" />
    <CourseCardSkeleton layout="row" />
    <CourseCardSkeleton layout="row" />
  </Grid>
);

/** The courses that the person teaches and the visitor may see. */
export default function Courses({ courses, t, resolve, onPage, renderLink }: CoursesProps) {
  const shown = useShownStudyNum();
  const viewer = useViewer();
  return (
    <Loaded essential load={courses} retry={t('retry')} skeleton={bones} level={2}>
      {(data) => (
        <Paged
          page={data.pageNo}
          pageCount={data.pages}
          stale={data.stale}
          label={t('coursePages')}
          onPage={onPage}
        >
          <Grid asChild layout="list" gap={2}>
            <ul className={styles.list}>
              {data.rows.map((course) => (
                <li key={course.courseId} className={styles.item}>
                  <CourseCard
                    {...courseCardOf(shown(course), resolve, viewer)}
                    // The teacher is left out, because all these courses are taught by the person of the
                    // page.
                    teacherNames={undefined}
                    layout="row"
                    level={2}
                    renderLink={renderLink}
                  />
                </li>
              ))}
            </ul>
          </Grid>
        </Paged>
      )}
    </Loaded>
  );
}
