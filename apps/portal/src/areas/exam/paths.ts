import type { Row } from '../../routing/types.ts';

export const examPaths = [
  { path: '/exam/info', layout: 'global', auth: 'session', requires: ['examId'] },
  // The slim frame has no navigation, search, assistant or notices, because a slip would leave the exam.
  { path: '/exam/answer', layout: 'slim', auth: 'session', requires: ['examId'] },
  // Without the frame, because a guest has no place in the portal, whoever is logged in on this device.
  { path: '/exam/external', layout: 'none', auth: 'public' },
  { path: '/exam', redirect: '/exam/list' },
  { path: '/exam/list', layout: 'global', auth: 'session' },
  { path: '/exam/record', layout: 'global', auth: 'session' },
] as const satisfies readonly Row[];
