import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ display: 'grid', justifyItems: 'start', gap: vars.space.x1, minInlineSize: 0 });
export const text = inLayer({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="closed"]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
  },
});
export const toggle = inLayer({
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.accent.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.control },
  },
});
