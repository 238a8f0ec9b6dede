import type { CourseSummary } from '@stoa/api/contract/course';
import { Checkbox } from '@stoa/ui/Checkbox';
import { CourseCard, plainLink } from '@stoa/ui/CourseCard';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { courseCardOf } from '../../../common/courseCard.ts';
import { useShownStudyNum } from '../../../common/studyNum/index.ts';
import { useViewer } from '../../../common/viewer/index.ts';
import type { MyCoursesPageProps } from '../MyCoursesPage.tsx';
import * as styles from '../MyCoursesPage.css.ts';

export interface RowsProps extends Pick<MyCoursesPageProps, 'resolve' | 'marks' | 't' | 'renderLink'> {
  courses: readonly CourseSummary[];
  /** The ids of the chosen courses; absent while nothing can be chosen. */
  chosen?: ReadonlySet<number> | undefined;
  onChoose: (courseId: number, on: boolean) => void;
}

/** The courses as rows; while the person selects some, each row has a check box instead of its buttons. */
export function Rows({ courses, chosen, onChoose, resolve, marks, t, renderLink = plainLink }: RowsProps) {
  const shown = useShownStudyNum();
  const viewer = useViewer();
  return (
    <ul className={styles.list}>
      {courses.map((course) => (
        <li key={course.courseId} className={chosen && styles.choice}>
          {chosen && (
            <Checkbox
              checked={chosen.has(course.courseId)}
              onCheckedChange={(on) => onChoose(course.courseId, on)}
            >
              <VisuallyHidden>{t('choose', { title: course.title })}</VisuallyHidden>
            </Checkbox>
          )}
          <CourseCard
            {...courseCardOf(shown(course), resolve, viewer)}
            layout="row"
            level={2}
            action={chosen ? undefined : marks?.(course)}
            renderLink={renderLink}
          />
        </li>
      ))}
    </ul>
  );
}
