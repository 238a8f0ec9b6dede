import type { CourseSummary } from '@stoa/api/contract/course';
import { ProgressState, TargetKind, type LinkTarget } from '@stoa/domain';

/** Target of a course's page. */
export const courseTarget = ({ courseId }: Pick<CourseSummary, 'courseId'>): LinkTarget => ({
  kind: TargetKind.Course,
  id: courseId,
});

/** Target of an item on the study page. */
export const itemTarget = (courseId: number, itemId: number): LinkTarget => ({
  kind: TargetKind.CourseItem,
  id: itemId,
  params: { courseId: String(courseId) },
});

/**
 * The lesson with which the person continues; `undefined` before the course was started and after it was
 * completed.
 */
export function resumeTarget({
  courseId,
  progress,
}: Pick<CourseSummary, 'courseId' | 'progress'>): LinkTarget | undefined {
  if (progress === undefined || progress.state === ProgressState.Completed) return undefined;
  // The target names no item, because a list does not know which one is next; the study page finds it.
  return { kind: TargetKind.Url, url: `/course/study?courseId=${courseId}` };
}
