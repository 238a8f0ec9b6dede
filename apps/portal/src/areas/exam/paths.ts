import type { Row } from '../../routing/types.ts';

export const examPaths = [
  { path: '/exam/info', layout: 'global', auth: 'session', requires: ['examId'] },
  // The slim layout has no navigation, search, assistant or notices, because a click on one of them by
  // mistake would leave the exam.
  { path: '/exam/answer', layout: 'slim', auth: 'session', requires: ['examId'] },
  // No layout is shown, because a guest cannot use the portal, even if somebody is logged in on this device.
  { path: '/exam/external', layout: 'none', auth: 'public' },
  { path: '/exam', redirect: '/exam/list' },
  { path: '/exam/list', layout: 'global', auth: 'session' },
  { path: '/exam/record', layout: 'global', auth: 'session' },
] as const satisfies readonly Row[];
