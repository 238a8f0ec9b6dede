import { vars } from '@stoa/theme/tokens';
import { figures, ownOrder } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text } = vars;

export const root = inLayer({
  ...feedback('background-color'),
  position: 'relative',
  display: 'flex',
  gap: space.x3,
  minInlineSize: 0,
  paddingInline: space.x5,
  paddingBlock: space.x3,
  color: vars.ink.base,
  fontSize: text.s14,
  selectors: {
    '&:hover:has(a, button)': { background: vars.surface.hover },
    '&[data-state="locked"]': { color: vars.ink.muted },
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

export const line = inLayer({
  alignItems: 'center',
  minBlockSize: '52px',
  boxSizing: 'border-box',
  // On a narrow page the facts wrap below the title.
  '@media': { '(max-width: 40rem)': { flexWrap: 'wrap' } },
});
export const stack = inLayer({
  alignItems: 'flex-start',
  minBlockSize: vars.size.listRow,
  boxSizing: 'border-box',
});

export const icon = inLayer({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.ink.muted,
  fontSize: text.s16,
});

/** Grows with the icon, which is as large as the text. */
const ringSize = 'max(26px, 1.625em)';

export const ring = inLayer({
  display: 'grid',
  placeItems: 'center',
  inlineSize: ringSize,
  blockSize: ringSize,
  border: `1.5px solid ${vars.line.strong}`,
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-tone="success"]': {
      borderColor: vars.success.indicator,
      background: vars.success.tint,
      color: vars.success.text,
    },
    '&[data-tone="accent"]': { borderColor: vars.accent.indicator, color: vars.accent.text },
    '&[data-tone="danger"]': { borderColor: vars.danger.indicator, color: vars.danger.text },
  },
});

export const words = inLayer({ flex: '1 1 12rem', minInlineSize: 0 });
export const title = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const name = inLayer({ ...ownOrder, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The link or button covers the whole row. */
export const link = inLayer({
  ...ownOrder,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '[data-state="current"] &': { fontWeight: vars.weight.strong },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-2px' },
  },
});

export const meta = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: text.s13,
});
/**
 * For a Tag, which has a maximum width of its own. The selector is doubled, so that it wins whatever the order
 * of the style sheets.
 */
export const state = inLayer({ flexShrink: 0, selectors: { '&&': { maxInlineSize: '40%' } } });
export const extent = inLayer({
  ...figures,
  flexShrink: 0,
  minInlineSize: '5em',
  color: vars.ink.muted,
  fontSize: text.s13,
  textAlign: 'end',
});
