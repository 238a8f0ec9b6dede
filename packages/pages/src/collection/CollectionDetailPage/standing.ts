import type { CourseSummary } from '@stoa/api/contract/course';
import { ProgressState } from '@stoa/domain';

export interface Standing {
  readonly done: number;
  readonly total: number;
}

/** How many of the collection's courses the person has completed; `undefined` before the first was begun. */
export function standingOf(courses: readonly Pick<CourseSummary, 'progress'>[]): Standing | undefined {
  const own = courses.filter(({ progress }) => progress !== undefined);
  if (own.length === 0) return undefined;
  const done = own.filter(({ progress }) => progress?.state === ProgressState.Completed);
  return { done: done.length, total: courses.length };
}
