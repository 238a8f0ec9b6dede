import type { Area } from '../../shared/area.ts';
import { loginHandlers } from './handlers.ts';

/** Sign-in by password, code or job number, and how its page looks. */
export const loginArea: Area = { name: 'login', handlers: loginHandlers };
