import { ListLayout } from '@stoa/domain';
import { CourseCardSkeleton, type RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Section } from '../../../common/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import type { ModuleAtFold } from '../../atFold.ts';
import type { HomeTranslate } from '../../words/index.ts';
import { ModuleCard, type ModuleCardProps } from './ModuleCard.tsx';
import * as styles from './Courses.css.ts';

export interface CourseTilesProps {
  courses: readonly ModuleCardProps['course'][];
  layout?: ModuleCardProps['layout'];
  renderLink: RenderLink;
}

/** A grid of courses, or a list with the same order and content. */
export function CourseTiles({ courses, layout = 'card', renderLink }: CourseTilesProps) {
  return (
    <Grid asChild layout={layout === 'row' ? 'list' : 'grid'} gap={layout === 'row' ? 3 : 6}>
      <ul className={styles.list}>
        {courses.map((course) => (
          <li key={course.target.id} className={styles.item}>
            <ModuleCard course={course} layout={layout} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

export interface CoursesModuleProps extends ModuleAtFold {
  t: HomeTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}

/** The module of courses at the fold. */
export function CoursesModule({ module, courses, t, resolve, renderLink }: CoursesModuleProps) {
  const more = module.moreTarget && hrefOf(resolve(module.moreTarget));
  return (
    <Section
      title={module.title}
      note={module.subtitle}
      more={more === undefined ? undefined : { label: t('more'), href: more }}
      renderLink={renderLink}
      data-part="module"
    >
      <CourseTiles
        courses={courses}
        layout={module.layout === ListLayout.Table ? 'row' : 'card'}
        renderLink={renderLink}
      />
    </Section>
  );
}

/** The skeleton shown until it is known which modules there are. */
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
