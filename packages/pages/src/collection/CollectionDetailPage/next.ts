import type { CourseSummary } from '@stoa/api/contract/course';
import { AccessState, ProgressState } from '@stoa/domain';

type Known = Pick<CourseSummary, 'access' | 'progress'>;

/** The course with which a person continues. */
export interface NextCourse<Course> {
  readonly course: Course;
  /** Whether the person has started the course. */
  readonly begun: boolean;
}

/**
 * The course with which a person continues: the one that was studied last and is not completed, or else the
 * first that the person can open; `undefined` when all of these are completed.
 */
export function nextCourseOf<Course extends Known>(
  courses: readonly Course[],
): NextCourse<Course> | undefined {
  const open = courses.filter(
    ({ access, progress }) => access === AccessState.Ok && progress?.state !== ProgressState.Completed,
  );
  const lastTime = ({ progress }: Course) => progress?.lastTime ?? 0;
  const [last] = open
    .filter(({ progress }) => progress?.state === ProgressState.InProgress)
    .sort((one, other) => lastTime(other) - lastTime(one));
  if (last !== undefined) return { course: last, begun: true };
  const [first] = open;
  return first && { course: first, begun: false };
}
