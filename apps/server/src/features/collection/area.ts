import type { Area } from '../../shared/area.ts';
import { collectionModules } from './homeModules.ts';
import { specialPassages } from './passages.ts';
import { searchedSpecials } from './searched.ts';

/** What special topics and institutes give to the parts of the server that serve all areas. */
export const collectionArea: Area = {
  name: 'collection',
  homeModules: collectionModules,
  searched: [searchedSpecials],
  passages: specialPassages,
};
