import type { Area } from '../../shared/area.ts';
import { configHandlers } from './handlers.ts';

/** What a company has switched on, and what an installation has set. */
export const configArea: Area = { name: 'config', handlers: configHandlers };
