import type { Row } from '../../routing/types.ts';

const list = { layout: 'global', auth: 'session', needs: ['X19'] } as const;
const detail = { layout: 'global', auth: 'session', needs: ['X20', 'X11'], requires: ['id'] } as const;

export const collectionPaths = [
  { path: '/course/special/list', ...list },
  { path: '/course/special/detail', ...detail },
  { path: '/course/institute/list', ...list },
  { path: '/course/institute/detail', ...detail },
] as const satisfies readonly Row[];
