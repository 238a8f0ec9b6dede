import type { Area } from '../../shared/area.ts';
import { searchHandlers } from './handlers.ts';

/** The search over what all areas hold. */
export const searchArea: Area = { name: 'search', handlers: searchHandlers };
