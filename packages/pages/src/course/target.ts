import type { CourseSummary } from '@stoa/api/contract/course';
import { ProgressState, TargetKind, type LinkTarget } from '@stoa/domain';

/** The page of a course. */
export const courseTarget = ({ courseId }: Pick<CourseSummary, 'courseId'>): LinkTarget => ({
  kind: TargetKind.Course,
  id: courseId,
});

/** Where an item of a course is studied. */
export const itemTarget = (courseId: number, itemId: number): LinkTarget => ({
  kind: TargetKind.CourseItem,
  id: itemId,
  params: { courseId: String(courseId) },
});

/** Where learning goes on; nothing before one has begun and after one has completed the course. */
export function resumeTarget({
  courseId,
  progress,
}: Pick<CourseSummary, 'courseId' | 'progress'>): LinkTarget | undefined {
  if (progress === undefined || progress.state === ProgressState.Completed) return undefined;
  // A link names an item, and a list does not know which one is next: the page of studying finds it.
  return { kind: TargetKind.Url, url: `/course/study?courseId=${courseId}` };
}
