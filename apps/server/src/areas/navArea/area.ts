import type { Area } from '../../shared/area.ts';
import { navAreaHandlers } from './handlers.ts';

/** Pages of courses, topics or classes that a company puts together. */
export const navAreaArea: Area = { name: 'navArea', handlers: navAreaHandlers };
