import type { Row } from '../../routing/types.ts';

export const examPaths = [
  { path: '/exam', redirect: '/exam/list' },
  { path: '/exam/list', layout: 'global', auth: 'session' },
  { path: '/exam/record', layout: 'global', auth: 'session' },
] as const satisfies readonly Row[];
