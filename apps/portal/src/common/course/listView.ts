import type { CourseSummary } from '@stoa/api/contract/course';
import { ProgressState, TargetKind } from '@stoa/domain';
import type { CourseTableWords, ListedCourse } from '@stoa/ui/patterns/CourseListPage';
import type { useTranslations } from 'use-intl';
import { hrefOf, type Resolve } from '../hrefs.ts';
import { levelsOf } from './levels.ts';
import { withCorner } from './corners.ts';

interface ListView {
  t: ReturnType<typeof useTranslations<'course'>>;
  resolve: Resolve;
  /** Says "new" on the cover, where the list promises it. */
  newWord?: string | undefined;
}

export const columnWords = (t: ListView['t']): CourseTableWords => ({
  title: t('column.title'),
  category: t('column.category'),
  level: t('column.level'),
  duration: t('column.duration'),
  credit: t('column.credit'),
  progress: t('column.progress'),
  action: t('column.action'),
  notStarted: t('column.notStarted'),
  vip: t('column.vip'),
});

export function listedCourse(course: CourseSummary, view: ListView): ListedCourse {
  const { t, resolve } = view;
  const detail = hrefOf(resolve({ kind: TargetKind.Course, id: course.courseId })) ?? '';
  const enrolled = course.progress !== undefined && course.progress.state !== ProgressState.Completed;
  const study = enrolled
    ? hrefOf(resolve({ kind: TargetKind.Url, url: `/course/study?courseId=${course.courseId}` }))
    : undefined;
  return {
    id: course.courseId,
    title: course.title,
    href: detail,
    coverUrl: course.coverUrl,
    category: course.categoryId ?? course.categoryName,
    categoryName: course.categoryName,
    level: levelsOf(course.jobLevels, t),
    itemCount: course.itemCount,
    durationSeconds: course.duration,
    score: course.score,
    learners: course.studyNum,
    credit: course.credit,
    teacherNames: course.teacherNames,
    tags: course.tags,
    corners: view.newWord === undefined ? course.corners : withCorner(course.corners, view.newWord),
    chargeKind: course.chargeKind,
    priceFen: course.priceFen,
    vipPriceFen: course.vipPriceFen,
    progress: course.progress,
    reason: course.reason,
    collected: course.collected,
    wanted: course.wanna,
    action: { label: t('view'), href: detail },
    resume: study === undefined ? undefined : { label: t('continue'), href: study },
  };
}
