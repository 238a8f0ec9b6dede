import type { Area } from '../../shared/area.ts';
import { courseModules } from './homeModules.ts';
import { courseTasks } from './taskStates.ts';

/** What courses give to the parts of the server that serve all areas. */
export const courseArea: Area = {
  name: 'course',
  tasks: courseTasks,
  homeModules: courseModules,
};
