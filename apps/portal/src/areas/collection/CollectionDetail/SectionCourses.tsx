import { courseList } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { CourseListKind } from '@stoa/domain';
import { CollectionCourses } from '@stoa/pages/collection/CollectionDetailPage';
import type { RenderMarks } from '@stoa/pages/course/CourseCards';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';

export interface SectionCoursesProps {
  collectionId: number;
  /**
   * The section whose courses are listed; `undefined` for a collection without sections, whose courses are
   * all listed.
   */
  sectionId: number | undefined;
  /** Number of its courses, if known. */
  expected: number | undefined;
  marks: RenderMarks | undefined;
}

/** The courses of one section, in the order that the company gave them. */
export function SectionCourses({ collectionId, sectionId, expected, marks }: SectionCoursesProps) {
  const t = useTranslations('collections');
  const tCourse = useTranslations('course');
  const resolve = useLinkResolver();
  const courses = useApi(courseList, {
    kind: CourseListKind.All,
    collectionId,
    sectionId,
    pageSize: 100,
  });
  return (
    <CollectionCourses
      courses={loadOf(courses, ({ list }) => list)}
      expected={expected}
      t={t}
      tCourse={tCourse}
      resolve={resolve}
      marks={marks}
      renderLink={routerLink}
    />
  );
}
