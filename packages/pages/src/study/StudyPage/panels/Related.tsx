import type { CourseSummary } from '@stoa/api/contract/course';
import { TargetKind } from '@stoa/domain';
import { CourseCover } from '@stoa/ui/CourseCover';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { useLabels } from '@stoa/ui/provider';
import { courseCover } from '../../../common/cover.ts';
import { Section } from '../../../common/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import type { StudyPanelsTranslate } from '../../words/index.ts';
import * as styles from './late.css.ts';

export interface RelatedProps {
  courses: readonly CourseSummary[];
  t: StudyPanelsTranslate;
  resolve: Resolve;
  renderLink?: RenderLink;
}

/** Related courses; renders nothing if none of them has a page. */
export function Related({ courses, t, resolve, renderLink = plainLink }: RelatedProps) {
  const lessonWords = useLabels('lessonRow');
  const rows = courses.flatMap((course) => {
    const href = hrefOf(resolve({ kind: TargetKind.Course, id: course.courseId }));
    return href === undefined ? [] : [{ course, href }];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={t('related.title')}>
      <ul className={styles.related}>
        {rows.map(({ course, href }) => (
          <li key={course.courseId} className={styles.relatedItem}>
            {renderLink({
              href,
              className: styles.relatedLink,
              children: (
                <>
                  <span className={styles.relatedCover}>
                    <CourseCover {...courseCover(course)} />
                  </span>
                  <span className={styles.relatedWords}>
                    <span className={styles.relatedTitle}>{course.title}</span>
                    <span className={styles.relatedFacts}>
                      {[
                        t('related.items', { count: course.itemCount }),
                        ...(course.duration > 0 ? [lessonWords.length(course.duration)] : []),
                      ].join(' · ')}
                    </span>
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
