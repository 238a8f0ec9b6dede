import { CourseCard, CourseCardSkeleton, type RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { Loaded, type Load } from '../../../common/index.ts';
import { Paged } from '../../../common/Paged.tsx';
import * as styles from '../PeoplePages.css.ts';
import type { PersonCourses, PersonDetailWords } from '../types.ts';

export interface CoursesProps {
  courses: Load<PersonCourses>;
  words: PersonDetailWords;
  onPage: (page: number) => void;
  renderLink: RenderLink;
}

const bones = (
  <Grid>
    <CourseCardSkeleton />
    <CourseCardSkeleton />
    <CourseCardSkeleton />
  </Grid>
);

/** What somebody teaches, as far as the reader may see it. */
export default function Courses({ courses, words, onPage, renderLink }: CoursesProps) {
  return (
    <Loaded load={courses} retry={words.retry} skeleton={bones} level={2}>
      {(data) => (
        <Paged
          page={data.page}
          pageCount={data.pageCount}
          stale={data.stale}
          label={words.pages}
          onPage={onPage}
        >
          <Grid asChild>
            <ul className={styles.list}>
              {data.courses.map(({ id, ...course }) => (
                <li key={id} className={styles.item}>
                  <CourseCard {...course} seed={id} level={2} renderLink={renderLink} />
                </li>
              ))}
            </ul>
          </Grid>
        </Paged>
      )}
    </Loaded>
  );
}
