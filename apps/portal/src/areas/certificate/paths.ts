import type { Row } from '../../routing/types.ts';

export const certificatePaths = [
  { path: '/user/certificate', layout: 'user', auth: 'session' },
  // The QR code on every certificate leads here; the address is not one of the specification.
  { path: '/certificate/verify', layout: 'none', auth: 'public' },
] as const satisfies readonly Row[];
