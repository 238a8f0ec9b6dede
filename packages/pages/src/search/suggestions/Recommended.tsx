import type { CourseSummary } from '@stoa/api/contract/course';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Section } from '../../common/index.ts';
import type { CourseTranslate } from '../../course/index.ts';
import { CourseCards } from '../../course/CourseCards/index.ts';
import type { Resolve } from '../../links/index.ts';
import type { FindTranslate } from '../words/index.ts';
import * as styles from './suggestions.css.ts';

interface RecommendedProps {
  courses: readonly CourseSummary[] | undefined;
  t: FindTranslate;
  /** Translator of the course cards. */
  tCourse: CourseTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}

/** Courses that the company recommends; nothing without them. */
export function Recommended({ courses = [], t, tCourse, ...links }: RecommendedProps) {
  return (
    courses.length > 0 && (
      <Section title={t('search.recommended')} className={styles.courses}>
        <CourseCards courses={courses} t={tCourse} level={3} {...links} />
      </Section>
    )
  );
}
