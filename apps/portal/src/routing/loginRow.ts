import type { RouteRow } from './types.ts';

/** Screen R3 stands alone: the login page is shown without the rest of the table. */
export const loginRow = {
  path: '/login',
  layout: 'none',
  auth: 'public',
  areas: ['login'],
  screen: () => import('../areas/login/Login/Login.tsx'),
} as const satisfies RouteRow;

export const isLogin = (path: string): boolean => /^\/login\/?(\?|#|$)/.test(path);
