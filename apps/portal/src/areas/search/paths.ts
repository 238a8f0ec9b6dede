import type { Row } from '../../routing/types.ts';

export const searchPaths = [
  { path: '/search', layout: 'global', auth: 'session', gates: ['showSearchCourseFlg'] },
  { path: '/course/navArea', layout: 'global', auth: 'session', requires: ['areaId'] },
] as const satisfies readonly Row[];
