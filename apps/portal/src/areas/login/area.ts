import type { ScreenRoute } from '../../routing/types.ts';
import { loginWords } from './catalogue.ts';

const login = { words: [loginWords], load: () => import('./Login/Login.tsx') };

/**
 * The login page is rendered before all areas and without the router, so its screen waits for no file of an
 * area.
 */
export const loginRoute = {
  path: '/login',
  layout: 'none',
  auth: 'public',
  load: () => Promise.resolve(login),
} as const satisfies ScreenRoute;
