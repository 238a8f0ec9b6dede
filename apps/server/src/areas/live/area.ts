import type { Area } from '../../shared/area.ts';
import { liveHandlers } from './handlers.ts';
import { liveModules } from './homeModules.ts';

/** Live streams, their rooms and recordings. */
export const liveArea: Area = {
  name: 'live',
  handlers: liveHandlers,
  homeModules: liveModules,
};
