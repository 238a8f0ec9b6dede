import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'block', minInlineSize: 0 });

export const frame = inLayer({
  selectors: {
    '&&': {
      borderRadius: vars.radius.pill,
      paddingInlineStart: vars.space.x3,
      paddingInlineEnd: vars.space.x1,
    },
  },
});

export const input = inLayer({ selectors: { '&&': { paddingInline: vars.space.x2 } } });

export const glyph = inLayer({ flex: 'none', color: vars.ink.muted });

export const hint = inLayer({
  flex: 'none',
  marginInlineEnd: vars.space.x2,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.control,
  color: vars.ink.muted,
  fontFamily: 'inherit',
  fontSize: vars.text.s12,
});

export const panel = inLayer({
  maxBlockSize: 'min(28rem, var(--room, 100vh))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.x1,
});

export const group = inLayer({ selectors: { '& + &': { marginBlockStart: vars.space.x2 } } });

export const groupLabel = inLayer({
  display: 'block',
  paddingInline: vars.space.x3,
  paddingBlock: `${vars.space.x2} ${vars.space.x1}`,
  color: vars.ink.muted,
  fontSize: vars.text.s12,
});

export const option = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  boxSizing: 'border-box',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.control,
  fontSize: vars.text.s14,
  cursor: 'pointer',
  selectors: {
    // Focus stays in the field: the active word is shown as strongly as focus.
    '&[data-state="active"]': {
      background: vars.surface.hover,
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
    },
  },
});

export const word = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
globalStyle(`${word} > b`, {
  '@layer': { [layers.components]: { color: vars.accent.text, fontWeight: vars.weight.strong } },
});

export const forget = inLayer({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  borderRadius: vars.radius.control,
  color: vars.ink.muted,
  selectors: { '&:hover': { background: vars.surface.sunken, color: vars.ink.base } },
});

export const clearHistory = inLayer({ marginBlock: vars.space.x1, marginInlineStart: vars.space.x1 });
