import type { Area } from '../shared/area.ts';
import { accountArea } from './account/area.ts';
import { collectionArea } from './collection/area.ts';
import { courseArea } from './course/area.ts';
import { liveArea } from './live/area.ts';
import { peopleArea } from './people/area.ts';
import { qrArea } from './qr/area.ts';

/** Every area that registers something, one line each. */
export const areas: readonly Area[] = [accountArea, qrArea, courseArea, collectionArea, peopleArea, liveArea];
