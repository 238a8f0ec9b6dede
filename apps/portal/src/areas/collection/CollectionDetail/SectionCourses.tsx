import { courseList } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { CourseListKind } from '@stoa/domain';
import { CollectionCourses } from '@stoa/ui/patterns/CollectionDetailPage';
import type { RenderMarks } from '@stoa/ui/patterns/CourseListPage';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { listedCourse } from '../../../common/course/listView.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { wholeSection } from '../views.ts';

export interface SectionCoursesProps {
  collectionId: number;
  sectionId: number;
  marks: RenderMarks | undefined;
}

/** The courses of one section, as they were arranged (contract X11). */
export function SectionCourses({ collectionId, sectionId, marks }: SectionCoursesProps) {
  const t = useTranslations('course');
  const say = useTranslations('collections');
  const resolve = useLinkResolver();
  const courses = useApi(courseList, {
    kind: CourseListKind.All,
    collectionId,
    sectionId: sectionId === wholeSection ? undefined : sectionId,
    pageSize: 100,
  });
  return (
    <CollectionCourses
      courses={loadOf(courses, ({ list }) => list.map((course) => listedCourse(course, { t, resolve })))}
      words={{ retry: t('retry'), empty: say('noCourses') }}
      marks={marks}
      renderLink={routerLink}
    />
  );
}
