import type { Area } from '../../shared/area.ts';
import { assistantHandlers } from './handlers.ts';

/** The assistant that people ask questions. */
export const assistantArea: Area = { name: 'assistant', handlers: assistantHandlers };
