import type { Row } from '../../routing/types.ts';

const page = { layout: 'global', auth: 'session' } as const;
const colleague = { ...page, gates: ['company'] } as const;

export const peoplePaths = [
  { path: '/teacher/list', ...page },
  { path: '/teacher/detail', ...page, requires: ['id'] },
  { path: '/lecturer/list', ...colleague },
  { path: '/lecturer/detail', ...colleague, requires: ['id'] },
  { path: '/mentor/detail', ...colleague, requires: ['id'] },
] as const satisfies readonly Row[];
