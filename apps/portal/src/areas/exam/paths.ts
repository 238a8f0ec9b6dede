import type { Row } from '../../routing/types.ts';

export const examPaths = [
  { path: '/exam/info', layout: 'global', auth: 'session', requires: ['examId'] },
  // The slim frame has no navigation, search, assistant or notices, because a slip would leave the exam.
  { path: '/exam/answer', layout: 'slim', auth: 'session', requires: ['examId'] },
] as const satisfies readonly Row[];
