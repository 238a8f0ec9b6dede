import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

// The field has a sunken background and the border of every field, because the background alone has too little
// contrast to show where to click.
export const root = inLayer({
  selectors: { '&&': { borderRadius: vars.radius.pill, background: vars.surface.sunken } },
});
export const icon = inLayer({ marginInlineStart: vars.space.x3, color: vars.ink.muted });
export const input = inLayer({ selectors: { '&&': { paddingInline: vars.space.x2 } } });
export const clear = inLayer({ marginInlineEnd: vars.space.x1, flexShrink: 0 });
