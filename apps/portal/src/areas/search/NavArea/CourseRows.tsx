import { courseList } from '@stoa/api/contract/course';
import { useApiPage } from '@stoa/api/react';
import { CourseListKind } from '@stoa/domain';
import { AreaCourses } from '@stoa/pages/search/NavAreaPage';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';

export interface AreaRowsProps {
  areaId: number;
  tabId: number | undefined;
  pageNo: number;
  onPage: (page: number) => void;
}

/** The rows of an area of courses. */
export function CourseRows({ areaId, tabId, pageNo, onPage }: AreaRowsProps) {
  const t = useTranslations('find');
  const tCourse = useTranslations('course');
  const resolve = useLinkResolver();
  const page = useApiPage(courseList, { kind: CourseListKind.All, areaId, tabId, pageNo, pageSize: 20 });
  return (
    <AreaCourses
      courses={pageLoadOf(page)}
      t={t}
      tCourse={tCourse}
      resolve={resolve}
      onPage={onPage}
      renderLink={routerLink}
    />
  );
}
