import type { CourseSummary } from '@stoa/api/contract/course';
import type { ModuleItem } from '@stoa/api/contract/home';
import { CourseSource, TargetKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Section } from '../../common/index.ts';
import { hrefOf, leading, type Resolve } from '../../links/index.ts';
import * as styles from '../HomePage/HomePage.css.ts';
import { CourseTiles } from '../HomePage/parts/Courses.tsx';
import { allCourses } from '../target.ts';
import type { HomeModulesTranslate } from '../words/index.ts';

export interface StartHereProps {
  /** Suggested courses; empty where the company suggests none. */
  courses: readonly CourseSummary[];
  t: HomeModulesTranslate;
  resolve: Resolve;
  renderLink?: RenderLink;
}

/** A course in the form of an entry of a module. */
const itemOf = (course: CourseSummary): ModuleItem => {
  const { courseId, source, title, coverUrl, categoryName, categoryId, corners, progress } = course;
  const kind = source === CourseSource.Platform ? TargetKind.CloudCourse : TargetKind.Course;
  return {
    target: { kind, id: courseId },
    title,
    coverUrl,
    corners,
    progress,
    categoryId,
    meta: [categoryName],
  };
};

/**
 * Shown to a new colleague in place of the tasks: courses that the company suggests, if any, and the link to
 * all courses.
 */
export function StartHere({ courses, t, resolve, renderLink = plainLink }: StartHereProps) {
  const shown = leading(courses.map(itemOf), resolve);
  const href = hrefOf(resolve(allCourses));
  const browse = href === undefined ? undefined : { label: t('start.browse'), href };
  const some = shown.length > 0;
  return (
    <Section
      title={t('start.title')}
      note={some ? t('start.text') : undefined}
      more={some ? browse : undefined}
      renderLink={renderLink}
      data-part="tasks"
    >
      {some ? (
        <CourseTiles courses={shown} renderLink={renderLink} />
      ) : (
        <div className={styles.panel}>
          <EmptyState compact title={t('start.none')}>
            {browse && (
              <Button asChild variant="outline">
                {renderLink({ href: browse.href, className: '', children: browse.label })}
              </Button>
            )}
          </EmptyState>
        </div>
      )}
    </Section>
  );
}
