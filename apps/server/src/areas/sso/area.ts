import type { Area } from '../../shared/area.ts';
import { ssoHandlers } from './handlers.ts';

/** Sign-in that another system confirms. */
export const ssoArea: Area = { name: 'sso', handlers: ssoHandlers };
