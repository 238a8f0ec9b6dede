import type { Row } from '../../routing/types.ts';

export const questionnairePaths = [
  { path: '/questionnaire', redirect: '/questionnaire/list' },
  { path: '/questionnaire/list', layout: 'global', auth: 'session' },
  { path: '/questionnaire/answer', layout: 'global', auth: 'session', requires: ['id'] },
  { path: '/questionnaire/record', layout: 'global', auth: 'session' },
] as const satisfies readonly Row[];
