import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const panel = inLayer({
  maxBlockSize: 'min(20rem, var(--room, 100vh))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.x1,
});

export const option = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-state~="checked"]': { fontWeight: vars.weight.strong },
    // The focus stays in the field, so the active option is marked as clearly as a focused one.
    '&[data-state~="active"]': {
      background: vars.surface.hover,
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
    },
    '&[aria-disabled="true"]': { color: vars.ink.disabled, cursor: 'not-allowed' },
  },
});
export const words = inLayer({ display: 'grid', minInlineSize: 0 });
export const description = inLayer({
  color: vars.ink.muted,
  fontSize: vars.text.s12,
  fontWeight: vars.weight.regular,
  selectors: { [`${option}[aria-disabled="true"] &`]: { color: 'inherit' } },
});
export const check = inLayer({ flexShrink: 0, color: vars.accent.indicator });
export const note = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  padding: vars.space.x3,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
