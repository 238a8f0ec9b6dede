import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

/** The name of a group, seen; the group itself says it. */
export const groupLabel = inLayer({
  display: 'block',
  paddingInline: vars.space.x3,
  paddingBlock: `${vars.space.x2} ${vars.space.x1}`,
  color: vars.ink.muted,
  fontSize: vars.text.s12,
});

/** One of what a field offers: a word, a command. */
export const option = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  minBlockSize: '40px',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.control,
  fontSize: vars.text.s14,
  cursor: 'pointer',
  selectors: {
    // Focus stays in the field: the active one is shown as strongly as focus.
    '&[data-state="active"]': {
      background: vars.surface.hover,
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
    },
  },
});

export const glyph = inLayer({ flex: 'none', color: vars.ink.muted });
export const words = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
