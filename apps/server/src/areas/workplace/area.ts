import type { Area } from '../../shared/area.ts';
import { workplaceHandlers } from './handlers.ts';

/** Sign-in from workplace apps. */
export const workplaceArea: Area = { name: 'workplace', handlers: workplaceHandlers };
