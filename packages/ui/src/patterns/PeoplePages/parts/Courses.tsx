import { useRef } from 'react';
import { CourseCard } from '../../../CourseCard/CourseCard.tsx';
import { CourseCardSkeleton } from '../../../CourseCard/CourseCardSkeleton.tsx';
import type { RenderLink } from '../../../CourseCard/renderLink.tsx';
import { Grid } from '../../../Grid/Grid.tsx';
import { Pagination } from '../../../Pagination/Pagination.tsx';
import { Loaded, type Load } from '../../section/index.ts';
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
  const top = useRef<HTMLDivElement>(null);
  return (
    <Loaded load={courses} retry={words.retry} skeleton={bones} level={2}>
      {(data) => (
        <div
          ref={top}
          className={styles.results}
          data-state={data.stale ? 'stale' : 'fresh'}
          aria-busy={data.stale || undefined}
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
          <Pagination
            value={data.page}
            pageCount={data.pageCount}
            onValueChange={(page) => {
              onPage(page);
              top.current?.scrollIntoView();
            }}
            label={words.pages}
            className={styles.pages}
          />
        </div>
      )}
    </Loaded>
  );
}
