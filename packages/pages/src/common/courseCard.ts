import type { CourseSummary } from '@stoa/api/contract/course';
import { priceFor, TargetKind } from '@stoa/domain';
import type { CourseCardProps } from '@stoa/ui/CourseCard';
import { hrefOf, type Resolve } from '../links/index.ts';
import { cardCover, courseCover } from './cover.ts';
import type { PageViewer } from './viewer/index.ts';

/** The props of a course card. The contract's names are turned into those of the component only here. */
export const courseCardOf = (
  course: CourseSummary,
  resolve: Resolve,
  viewer: PageViewer,
): CourseCardProps => ({
  ...cardCover(courseCover(course)),
  title: course.title,
  href: hrefOf(resolve({ kind: TargetKind.Course, id: course.courseId })) ?? '',
  itemCount: course.itemCount,
  durationSeconds: course.duration,
  score: course.score,
  learners: course.studyNum,
  credit: course.credit,
  teacherNames: course.teacherNames,
  tags: course.tags,
  corners: course.corners,
  price: priceFor(course, viewer),
  due: course.dueTime === undefined ? undefined : { time: course.dueTime, now: viewer.now },
  progress: course.progress,
  reason: course.reason,
});
