import type { Row } from '../../routing/types.ts';

const page = { layout: 'global', auth: 'session' } as const;

export const collectionPaths = [
  { path: '/course/special/list', ...page },
  { path: '/course/special/detail', ...page, requires: ['id'] },
  { path: '/course/institute/list', ...page },
  { path: '/course/institute/detail', ...page, requires: ['id'] },
] as const satisfies readonly Row[];
