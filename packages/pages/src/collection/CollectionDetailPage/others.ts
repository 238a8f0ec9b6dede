import type { CourseCollection } from '@stoa/api/contract/course';

const most = 3;

/** The other collections of a list, at most three; those without courses are left out. */
export const othersOf = <Other extends Pick<CourseCollection, 'id' | 'courseCount'>>(
  list: readonly Other[],
  { id }: Pick<CourseCollection, 'id'>,
): readonly Other[] => list.filter((other) => other.id !== id && other.courseCount > 0).slice(0, most);
