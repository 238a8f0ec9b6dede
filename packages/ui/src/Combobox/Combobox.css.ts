import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const input = inLayer({ textOverflow: 'ellipsis' });
export const chevron = inLayer({
  flexShrink: 0,
  marginInline: vars.space.x1,
  marginInlineEnd: vars.space.x3,
  color: vars.ink.muted,
  pointerEvents: 'none',
});
