import type { Area } from '../../shared/area.ts';
import { collectionHandlers } from './handlers.ts';
import { collectionModules } from './homeModules.ts';
import { specialPassages } from './passages.ts';
import { searchedSpecials } from './searched.ts';

/** Special topics and institutes. */
export const collectionArea: Area = {
  name: 'collection',
  handlers: collectionHandlers,
  homeModules: collectionModules,
  searched: [searchedSpecials],
  passages: specialPassages,
};
