import type { Area } from '../../shared/area.ts';
import { countAffinity } from './affinity.ts';
import { courseHandlers } from './handlers.ts';
import { courseModules } from './homeModules.ts';
import { tellCourseOpens } from './openings.ts';
import { coursePassages } from './passages.ts';
import { searchedCourses } from './searched.ts';
import { countBegun } from './recent.ts';
import { courseTasks } from './tasks.ts';

/** Courses: finding, taking, rating and sharing them. */
export const courseArea: Area = {
  name: 'course',
  handlers: courseHandlers,
  tasks: courseTasks,
  homeModules: courseModules,
  searched: [searchedCourses],
  passages: coursePassages,
  jobs: [
    { name: 'openings', rhythm: 'every minute', run: tellCourseOpens },
    { name: 'begun lately', rhythm: 'daily at 02:00', run: countBegun },
    { name: 'studied together', rhythm: 'daily at 02:00', run: (tx) => countAffinity(tx) },
  ],
};
