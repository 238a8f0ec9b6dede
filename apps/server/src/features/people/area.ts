import type { Area } from '../../shared/area.ts';
import { peopleModules } from './homeModules.ts';
import { personPassages } from './passages.ts';
import { searchedPeople } from './searched.ts';

/** What teachers, lecturers and mentors give to the parts of the server that serve all areas. */
export const peopleArea: Area = {
  name: 'people',
  homeModules: peopleModules,
  searched: [searchedPeople],
  passages: personPassages,
};
