import type { Area } from '../../shared/area.ts';
import { companyHandlers } from './handlers.ts';

/** The companies of a person, and who belongs to them. */
export const companyArea: Area = { name: 'company', handlers: companyHandlers };
