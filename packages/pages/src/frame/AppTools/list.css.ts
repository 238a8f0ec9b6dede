import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

/** The visible name of a group; screen readers get it from the group itself. */
export const groupLabel = inLayer({
  display: 'block',
  paddingInline: vars.space.x3,
  paddingBlock: `${vars.space.x2} ${vars.space.x1}`,
  color: vars.ink.muted,
  fontSize: vars.text.s12,
});

/** One option of a list: a word or a command. */
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
    // Focus stays in the field, so the active option has the look of a focused one.
    '&[data-state="active"]': {
      background: vars.surface.hover,
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
    },
  },
});

export const glyph = inLayer({ flex: 'none', color: vars.ink.muted });
export const words = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
