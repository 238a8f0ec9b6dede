import type { Row } from '../../routing/types.ts';

export const homePaths = [
  { path: '/', redirect: '/home' },
  { path: '/home', layout: 'global', auth: 'session' },
] as const satisfies readonly Row[];
