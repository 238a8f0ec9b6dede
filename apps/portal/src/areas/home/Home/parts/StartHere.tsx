import { courseList, type CourseSummary } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { CourseListKind, CourseSource, TargetKind } from '@stoa/domain';
import type { HomeTasks } from '@stoa/ui/patterns/HomePage';
import { Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFlags } from '../../../../session/company.ts';
import { useLinkResolver } from '../../../../common/links.tsx';
import { hrefOf, type Resolve } from '../../../../common/hrefs.ts';
import { courseOf } from '../../model.ts';
import { allCourses } from '../../views.ts';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { homeModuleWords } from '../../catalogue.ts';

function tileOf(course: CourseSummary, resolve: Resolve) {
  const { courseId, source, title, coverUrl, categoryName, categoryId, corners, progress } = course;
  const kind = source === CourseSource.Platform ? TargetKind.CloudCourse : TargetKind.Course;
  const target = { kind, id: courseId };
  const href = hrefOf(resolve(target));
  return href === undefined
    ? []
    : [courseOf({ target, href, title, coverUrl, corners, progress, categoryId, meta: [categoryName] })];
}

interface StartHereProps {
  onReady: (start: HomeTasks) => void;
}

function Start({ onReady }: StartHereProps) {
  const t = useTranslations('homeModules.start');
  const resolve = useLinkResolver();
  const { showRecommendCourseFlg } = useFlags();
  const wanted = showRecommendCourseFlg ? { kind: CourseListKind.Recommend, pageNo: 1, pageSize: 3 } : null;
  const { data, loading } = useApi(courseList, wanted);
  useEffect(() => {
    if (loading) return;
    const courses = (data?.list ?? []).flatMap((course) => tileOf(course, resolve));
    const browse = hrefOf(resolve(allCourses));
    onReady({
      kind: 'start',
      title: t('title'),
      text: courses.length > 0 ? t('text') : t('none'),
      browse: browse === undefined ? undefined : { label: t('browse'), href: browse },
      courses,
    });
  }, [data, loading, resolve, t, onReady]);
  return null;
}

/**
 * Where others find their tasks, a new colleague finds a beginning (screens 3, states): courses that suit, as far as
 * the company suggests any, and the way to all of them.
 */
export default function StartHere(props: StartHereProps) {
  return (
    <Suspense>
      <WithWords of={[homeModuleWords]}>
        <Start {...props} />
      </WithWords>
    </Suspense>
  );
}
