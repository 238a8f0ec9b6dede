import { vars } from '@stoa/theme/tokens';

/** On a film, where neither page nor surface is known: the palette's own accent and a dark gap. */
export const ring = {
  outline: `2px solid ${vars.media.accent}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.media.surface}`,
} as const;
