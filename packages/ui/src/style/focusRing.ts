import { vars } from '@stoa/theme/tokens';

/**
 * Two tones: a gap of the surface and a ring of the indicator, so that it reads on the page and on a brand
 * fill alike. The outline survives forced colours, where the shadow is dropped.
 */
export const focusRing = {
  outline: `2px solid ${vars.accent.indicator}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.surface.raised}`,
} as const;
