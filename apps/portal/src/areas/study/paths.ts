import type { Row } from '../../routing/types.ts';

export const studyPaths = [
  { path: '/course/play', redirect: '/course/study' },
  { path: '/course/chapter', layout: 'global', auth: 'session', requires: ['courseId'] },
  { path: '/course/study', layout: 'slim', auth: 'session', requires: ['courseId'] },
  // Public and without a frame, because this page is embedded in other pages, where a redirect to the login
  // page would be lost; it has a link to the login itself.
  { path: '/course/study/pure', layout: 'none', auth: 'public', requires: ['courseId', 'itemId'] },
] as const satisfies readonly Row[];
