import type { Area } from '../../shared/area.ts';
import { liveModules } from './homeModules.ts';

/** What live streams give to the parts of the server that serve all areas. */
export const liveArea: Area = {
  name: 'live',
  homeModules: liveModules,
};
