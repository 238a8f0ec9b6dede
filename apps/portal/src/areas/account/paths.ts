import type { Row } from '../../routing/types.ts';

export const accountPaths = [
  { path: '/user', redirect: '/user/info' },
  { path: '/user/info', layout: 'user', auth: 'session' },
  { path: '/user/course', layout: 'user', auth: 'session' },
  { path: '/user/concern', layout: 'user', auth: 'session' },
] as const satisfies readonly Row[];
