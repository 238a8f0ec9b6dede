import { courseList } from '@stoa/api/contract/course';
import { useApiPage } from '@stoa/api/react';
import { CourseListKind } from '@stoa/domain';
import { AreaCourses } from '@stoa/ui/patterns/NavAreaPage';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../common/links.tsx';
import { listedCourse } from '../../common/course/listView.ts';
import { loadOf } from '../../common/load.ts';
import { routerLink } from '../../common/routerLink.tsx';

export interface AreaRowsProps {
  areaId: number;
  tabId: number | undefined;
  pageNo: number;
  onPage: (page: number) => void;
}

/** What stands in an area of courses. */
export function CourseRows({ areaId, tabId, pageNo, onPage }: AreaRowsProps) {
  const t = useTranslations('find.area');
  const sayCourse = useTranslations('course');
  const resolve = useLinkResolver();
  const page = useApiPage(courseList, { kind: CourseListKind.All, areaId, tabId, pageNo, pageSize: 20 });
  return (
    <AreaCourses
      rows={loadOf({ ...page, data: page.loading || page.error ? undefined : page }, (data) => ({
        courses: data.rows.map((course) => listedCourse(course, { t: sayCourse, resolve })),
        page: data.pageNo,
        pageCount: data.pages,
        stale: data.stale,
      }))}
      words={{ retry: t('retry'), pages: t('pages'), empty: t('empty') }}
      onPage={onPage}
      renderLink={routerLink}
    />
  );
}
