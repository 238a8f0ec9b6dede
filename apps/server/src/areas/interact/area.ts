import type { Area } from '../../shared/area.ts';
import { interactHandlers } from './handlers.ts';

/** Comments, questions, notes and marks such as likes and follows. */
export const interactArea: Area = { name: 'interact', handlers: interactHandlers };
