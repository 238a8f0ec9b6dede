import type { CourseSummary } from '@stoa/api/contract/course';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Loaded, type Load } from '../../common/index.ts';
import { CourseSkeleton, CourseCards, type RenderMarks } from '../../course/CourseCards/index.ts';
import type { CourseTranslate } from '../../course/words/index.ts';
import type { Resolve } from '../../links/index.ts';
import type { CollectionTranslate } from '../words/index.ts';

export interface CollectionCoursesProps {
  courses: Load<readonly CourseSummary[]>;
  /** Number of courses that will load, if known, so that their space is reserved. */
  expected?: number | undefined;
  t: CollectionTranslate;
  /** Translator of the course cards. */
  tCourse: CourseTranslate;
  resolve: Resolve;
  marks?: RenderMarks | undefined;
  renderLink?: RenderLink;
}

/** The courses of one section. */
export function CollectionCourses({ courses, expected = 3, t, tCourse, ...drawn }: CollectionCoursesProps) {
  return (
    <Loaded
      essential
      load={courses}
      retry={t('retry')}
      skeleton={<CourseSkeleton layout="table" many={expected} />}
    >
      {(list) =>
        list.length === 0 ? (
          <EmptyState compact title={t('noCourses')} />
        ) : (
          <CourseCards {...drawn} layout="row" courses={list} t={tCourse} level={3} />
        )
      }
    </Loaded>
  );
}
