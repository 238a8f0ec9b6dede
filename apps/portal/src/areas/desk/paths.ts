import type { Row } from '../../routing/types.ts';

export const deskPaths = [
  { path: '/mentor/teach', layout: 'global', auth: 'session', gates: ['company', 'teaching'] },
] as const satisfies readonly Row[];
