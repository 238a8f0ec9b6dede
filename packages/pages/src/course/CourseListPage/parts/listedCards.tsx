// For the pages of search, which take courses in their old form still; goes with that.
import { CourseCard, type RenderLink } from '@stoa/ui/CourseCard';
import { Grid } from '@stoa/ui/Grid';
import * as styles from '../../CourseCards/CourseCards.css.ts';
import type { ListedCourse } from '../types.ts';

export { CourseBones as Bones } from '../../CourseCards/index.ts';

interface CourseCardsProps {
  courses: readonly ListedCourse[];
  level: 2 | 3;
  renderLink: RenderLink;
}

/** Courses as cards. */
export function CourseCards({ courses, level, renderLink }: CourseCardsProps) {
  return (
    <Grid asChild>
      <ul className={styles.list}>
        {courses.map(
          ({
            id,
            categoryName: _category,
            level: _level,
            rank: _rank,
            collected: _collected,
            wanted: _wanted,
            action: _action,
            resume,
            ...shown
          }) => (
            <li key={id} className={styles.item}>
              <CourseCard
                {...shown}
                seed={id}
                level={level}
                action={
                  resume && (
                    <span className={styles.acts}>
                      {renderLink({
                        href: resume.href,
                        className: styles.resume,
                        children: (
                          <>
                            {resume.label}
                            <span className={styles.unseen}>{` ${shown.title}`}</span>
                          </>
                        ),
                      })}
                    </span>
                  )
                }
                renderLink={renderLink}
              />
            </li>
          ),
        )}
      </ul>
    </Grid>
  );
}
