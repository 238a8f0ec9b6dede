import type { Area } from '../shared/area.ts';
import { collectionArea } from './collection/area.ts';
import { courseArea } from './course/area.ts';
import { liveArea } from './live/area.ts';
import { peopleArea } from './people/area.ts';

/** Every area that registers something, one line each. */
export const areas: readonly Area[] = [courseArea, collectionArea, peopleArea, liveArea];
