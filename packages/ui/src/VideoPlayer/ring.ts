import { vars } from '@stoa/theme/tokens';

/**
 * The focus ring on a video, whose colours are unknown: the accent of the player's palette with a dark gap.
 */
export const ring = {
  outline: `2px solid ${vars.media.accent}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.media.surface}`,
} as const;
