import type { Row } from '../../routing/types.ts';

const open = { layout: 'none', auth: 'public' } as const;

export const entryPaths = [
  { path: '/authLogin', redirect: '/auth-login' },
  { path: '/ecologyLogin', redirect: '/auth-login' },
  { path: '/auth-login', ...open },
  { path: '/ssoLogin', redirect: '/sso-login' },
  { path: '/sso-login', ...open },
  { path: '/sso', ...open },
] as const satisfies readonly Row[];
