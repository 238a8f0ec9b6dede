import type { Area } from '../../shared/area.ts';
import { peopleHandlers } from './handlers.ts';
import { peopleModules } from './homeModules.ts';
import { personPassages } from './passages.ts';
import { searchedPeople } from './searched.ts';

/** Teachers, lecturers and mentors. */
export const peopleArea: Area = {
  name: 'people',
  handlers: peopleHandlers,
  homeModules: peopleModules,
  searched: [searchedPeople],
  passages: personPassages,
};
