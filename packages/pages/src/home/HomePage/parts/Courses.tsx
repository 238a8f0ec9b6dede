import { CourseCardSkeleton, type RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Section, type PageLink } from '../../../common/index.ts';
import { ModuleCard, type HomeCourse } from './ModuleCard.tsx';
import * as styles from './Courses.css.ts';

/** A module with courses (contract 3.2, HomeModuleKind COURSES). */
export interface HomeCourses {
  id: number;
  title: string;
  note?: string | undefined;
  layout: 'card' | 'row';
  more?: PageLink | undefined;
  courses: readonly HomeCourse[];
}

/** A grid, or a list in the order and with the content of the grid. */
export function CourseTiles({
  courses,
  layout,
  renderLink,
}: {
  courses: readonly HomeCourse[];
  layout: 'card' | 'row';
  renderLink: RenderLink;
}) {
  return (
    <Grid asChild layout={layout === 'row' ? 'list' : 'grid'} gap={layout === 'row' ? 3 : 6}>
      <ul className={styles.list}>
        {courses.map((course) => (
          <li key={course.id} className={styles.item}>
            <ModuleCard course={course} layout={layout} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

export function CoursesModule({ module, renderLink }: { module: HomeCourses; renderLink: RenderLink }) {
  const { title, note, more, layout, courses } = module;
  return (
    <Section title={title} note={note} more={more} renderLink={renderLink} data-part="module">
      <CourseTiles courses={courses} layout={layout} renderLink={renderLink} />
    </Section>
  );
}

/** A module's shape before it is known which modules there are. */
export function CoursesSkeleton() {
  return (
    <div className={styles.bones} aria-hidden>
      <Skeleton className={styles.titleBone} />
      <Grid>
        {Array.from({ length: 4 }, (_, at) => (
          <CourseCardSkeleton key={at} />
        ))}
      </Grid>
    </div>
  );
}
