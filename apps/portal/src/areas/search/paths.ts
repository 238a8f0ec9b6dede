import type { Row } from '../../routing/types.ts';

const page = { layout: 'global', auth: 'session' } as const;

export const searchPaths = [
  { path: '/search', ...page, needs: ['X129'], gates: ['showSearchCourseFlg'] },
  { path: '/course/navArea', ...page, needs: ['X7'], requires: ['areaId'] },
] as const satisfies readonly Row[];
