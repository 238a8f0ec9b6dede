import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

/** High on the page, so that it does not jump with what is found. */
export const root = inLayer({
  selectors: { '&&': { marginBlockStart: 'min(12vh, 8rem)', marginBlockEnd: 'auto' } },
});

export const field = inLayer({
  selectors: { '&&': { paddingInlineStart: vars.space.x3 } },
});

export const list = inLayer({ marginBlockStart: vars.space.x3, marginInline: `calc(-1 * ${vars.space.x2})` });

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
  gap: vars.space.x3,
  boxSizing: 'border-box',
  minBlockSize: '40px',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.control,
  fontSize: vars.text.s14,
  cursor: 'pointer',
  selectors: {
    // Focus stays in the field: the active command is shown as strongly as focus.
    '&[data-state="active"]': {
      background: vars.surface.hover,
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
    },
  },
});

export const glyph = inLayer({ flex: 'none', color: vars.ink.muted });
export const label = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const nothing = inLayer({
  margin: 0,
  paddingBlock: vars.space.x6,
  color: vars.ink.muted,
  textAlign: 'center',
});
