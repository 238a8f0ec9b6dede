import type { CourseSummary } from '@stoa/api/contract/course';
import { Button } from '@stoa/ui/Button';
import { CourseCard, plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Section } from '../../common/index.ts';
import { courseCardOf } from '../../common/courseCard.ts';
import { useViewer } from '../../common/viewer/index.ts';
import { courseTarget } from '../../course/target.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import { allCourses } from '../target.ts';
import type { HomeModulesTranslate } from '../words/index.ts';
import * as styles from './StartHere.css.ts';

export interface StartHereProps {
  /** Suggested courses; empty if the company suggests none. */
  courses: readonly CourseSummary[];
  t: HomeModulesTranslate;
  resolve: Resolve;
  renderLink?: RenderLink;
}

/**
 * Shown to a new colleague in place of the tasks: courses that the company suggests, if any, and the link to
 * all courses.
 */
export function StartHere({ courses, t, resolve, renderLink = plainLink }: StartHereProps) {
  const viewer = useViewer();
  const shown = courses.flatMap((course) => {
    const href = hrefOf(resolve(courseTarget(course)));
    return href === undefined ? [] : [{ course, href }];
  });
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
        <ul className={styles.starts}>
          {shown.map((start) => (
            <li key={start.course.courseId} className={styles.item}>
              <CourseCard
                {...courseCardOf(start.course, resolve, viewer)}
                href={start.href}
                layout="row"
                renderLink={renderLink}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState compact title={t('start.none')}>
          {browse && (
            <Button asChild variant="outline">
              {renderLink({ href: browse.href, className: '', children: browse.label })}
            </Button>
          )}
        </EmptyState>
      )}
    </Section>
  );
}
