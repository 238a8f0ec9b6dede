// For the screens of search, whose pages take courses in their old form still; goes with that.
import type { CourseSummary } from '@stoa/api/contract/course';
import { courseTarget, resumeTarget, type CourseTranslate } from '@stoa/pages/course';
import type { ListedCourse } from '@stoa/pages/course/CourseListPage';
import { hrefOf, type Resolve } from '@stoa/pages/links';

/** A course as cards of search show it. */
export function listedCourse(
  course: CourseSummary,
  { t, resolve }: { t: CourseTranslate; resolve: Resolve },
): ListedCourse {
  const resume = resumeTarget(course);
  const study = resume && hrefOf(resolve(resume));
  return {
    id: course.courseId,
    title: course.title,
    href: hrefOf(resolve(courseTarget(course))) ?? '',
    coverUrl: course.coverUrl,
    category: course.categoryId ?? course.categoryName,
    categoryName: course.categoryName,
    level: '',
    itemCount: course.itemCount,
    durationSeconds: course.duration,
    score: course.score,
    learners: course.studyNum,
    credit: course.credit,
    teacherNames: course.teacherNames,
    tags: course.tags,
    corners: course.corners,
    chargeKind: course.chargeKind,
    priceFen: course.priceFen,
    vipPriceFen: course.vipPriceFen,
    progress: course.progress,
    reason: course.reason,
    resume: study === undefined ? undefined : { label: t('continue'), href: study },
  };
}
