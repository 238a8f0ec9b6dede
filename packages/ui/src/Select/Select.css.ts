import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ selectors: { '&&': { position: 'relative' } } });
export const select = inLayer({
  cursor: 'pointer',
  selectors: { '&&': { paddingInlineEnd: vars.space.x8 } },
});
export const chevron = inLayer({
  position: 'absolute',
  insetInlineEnd: vars.space.x3,
  color: vars.ink.muted,
  pointerEvents: 'none',
});
