import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Bones, CourseCards } from '../../course/CourseListPage/parts/CourseGroups.tsx';
import type { ListedCourse, RenderMarks } from '../../course/CourseListPage/types.ts';
import { Loaded, type Load } from '../../common/index.ts';

export interface CollectionCoursesProps {
  courses: Load<readonly ListedCourse[]>;
  words: { retry: string; empty: string };
  marks?: RenderMarks | undefined;
  renderLink?: RenderLink;
}

/** The courses of one section. */
export function CollectionCourses({ courses, words, marks, renderLink = plainLink }: CollectionCoursesProps) {
  return (
    <Loaded load={courses} retry={words.retry} skeleton={<Bones layout="card" many={3} />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState compact title={words.empty} />
        ) : (
          <CourseCards courses={list} level={3} marks={marks} renderLink={renderLink} />
        )
      }
    </Loaded>
  );
}
