import type { CourseSummary } from '@stoa/api/contract/course';
import { ProgressState } from '@stoa/domain';

export interface Standing {
  readonly done: number;
  readonly total: number;
  /** Whether the person has begun any of the courses. */
  readonly begun: boolean;
}

/** How many of the collection's courses the person has completed. */
export function standingOf(courses: readonly Pick<CourseSummary, 'progress'>[]): Standing {
  const done = courses.filter(({ progress }) => progress?.state === ProgressState.Completed);
  return {
    done: done.length,
    total: courses.length,
    begun: courses.some(
      ({ progress }) => progress !== undefined && progress.state !== ProgressState.NotStarted,
    ),
  };
}
