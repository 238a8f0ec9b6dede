import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text } = vars;

export const root = inLayer({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  // An empty text instead of `none`, because with `none` Safari no longer exposes the element as a list.
  listStyleType: '""',
});
export const card = inLayer({
  overflow: 'hidden',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

export const item = inLayer({
  ...feedback('background-color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: vars.size.listRow,
  paddingInline: space.x4,
  paddingBlock: space.x2,
  color: vars.ink.base,
  fontSize: text.s14,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.line.soft}` },
    '&[data-interactive]:hover': { background: vars.surface.hover },
    '&[data-state="current"]': { background: vars.accent.tint1 },
    // A bar in addition to the tint, so that the current row shows without colour too.
    '&[data-state="current"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '3px',
      background: vars.accent.indicator,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-state="current"]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const leading = inLayer({ display: 'inline-flex', flexShrink: 0, color: vars.ink.muted });
export const words = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = inLayer({ fontWeight: vars.weight.strong, lineHeight: vars.leading.tight });
export const description = inLayer({ color: vars.ink.muted, fontSize: text.s13 });
export const trailing = inLayer({
  // The content is above the link that covers the row, so that controls in this place can be pressed.
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.x2,
  color: vars.ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});

/** The link covers the whole row. */
export const link = inLayer({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-2px' },
  },
});
