import type { Area } from '../../shared/area.ts';
import { searchHandlers } from './handlers.ts';

/** The search over the contents of all areas. */
export const searchArea: Area = { name: 'search', handlers: searchHandlers };
