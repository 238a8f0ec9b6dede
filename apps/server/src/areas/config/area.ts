import type { Area } from '../../shared/area.ts';
import { configHandlers } from './handlers.ts';

/** The configuration: the modules that a company has switched on, and the settings of the installation. */
export const configArea: Area = { name: 'config', handlers: configHandlers };
