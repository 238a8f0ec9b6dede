import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

// A well in the surface, with the edge of every field: without it the place to click could not be told by its colour.
export const root = inLayer({
  selectors: { '&&': { borderRadius: vars.radius.pill, background: vars.surface.sunken } },
});
export const icon = inLayer({ marginInlineStart: vars.space.x3, color: vars.ink.muted });
export const input = inLayer({ selectors: { '&&': { paddingInline: vars.space.x2 } } });
export const clear = inLayer({ marginInlineEnd: vars.space.x1, flexShrink: 0 });
