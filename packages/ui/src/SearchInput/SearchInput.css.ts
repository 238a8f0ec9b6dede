import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

// A search field in a header is a well in the surface: its icon and words say what it is, the edge may be soft.
export const root = inLayer({
  selectors: {
    '&&': { borderRadius: vars.radius.pill, background: vars.surface.sunken },
    '&&:not(:hover, :focus-within)': { borderColor: vars.line.soft },
  },
});
export const icon = inLayer({ marginInlineStart: vars.space.x3, color: vars.ink.muted });
export const input = inLayer({ selectors: { '&&': { paddingInline: vars.space.x2 } } });
export const clear = inLayer({ marginInlineEnd: vars.space.x1, flexShrink: 0 });
