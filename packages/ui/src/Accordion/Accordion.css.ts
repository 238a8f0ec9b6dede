import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });
export const sheet = inLayer({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
export const divider = inLayer({ border: 0, margin: 0, blockSize: '1px', background: vars.line.soft });
export const all = inLayer({
  justifySelf: 'end',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x2,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.accent.text,
  font: 'inherit',
  fontSize: vars.text.s13,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:focus-visible': { outline: `2px solid ${vars.accent.indicator}` },
  },
});
