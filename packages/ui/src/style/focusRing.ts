import { vars } from '@stoa/theme/tokens';

/**
 * A focus ring in two tones, a gap in the surface's colour and a ring in the indicator's, so that it is seen on
 * the page and on a brand fill. The outline stays in forced colours, which remove the shadow.
 */
export const focusRing = {
  outline: `2px solid ${vars.accent.indicator}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.surface.raised}`,
} as const;
