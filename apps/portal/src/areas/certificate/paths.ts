import type { Row } from '../../routing/types.ts';

export const certificatePaths = [
  { path: '/user/certificate', layout: 'user', auth: 'session' },
] as const satisfies readonly Row[];
