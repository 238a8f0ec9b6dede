import type { Row } from '../../routing/types.ts';

export const studyPaths = [
  { path: '/course/play', redirect: '/course/study' },
  { path: '/course/chapter', layout: 'global', auth: 'session', requires: ['courseId'] },
  { path: '/course/study', layout: 'slim', auth: 'session', requires: ['courseId'] },
  // Inside of another page, where the login page would be lost: it names the way in itself.
  { path: '/course/study/pure', layout: 'none', auth: 'public', requires: ['courseId', 'itemId'] },
] as const satisfies readonly Row[];
