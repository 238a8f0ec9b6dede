import type { Area } from '../../shared/area.ts';
import { studyHandlers } from './handlers.ts';

/** Studying: what was played, what is completed and what remains to be done. */
export const studyArea: Area = { name: 'study', handlers: studyHandlers };
