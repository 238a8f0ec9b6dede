import type { Row } from '../../routing/types.ts';

const page = { layout: 'global', auth: 'session' } as const;
const list = { needs: ['X100'] } as const;
const detail = { needs: ['X101'], requires: ['id'] } as const;
const colleague = { ...page, gates: ['company'] } as const;

export const peoplePaths = [
  { path: '/teacher/list', ...page, ...list },
  { path: '/teacher/detail', ...page, ...detail },
  { path: '/lecturer/list', ...colleague, ...list },
  { path: '/lecturer/detail', ...colleague, ...detail },
  { path: '/mentor/detail', ...colleague, ...detail },
] as const satisfies readonly Row[];
