import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';

const hairline = `1px solid ${vars.line.soft}`;

export const root = inLayer({ display: 'grid', gap: vars.space.x3, minInlineSize: 0 });

export const bar = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const size = inLayer({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 });

export const box = inLayer({
  maxBlockSize: 'min(70dvh, 40rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.base,
  selectors: { '&:focus-visible': focusRing },
});

// Borders are separate, because collapsed ones do not move with sticky cells.
export const table = inLayer({
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: '100%',
  fontSize: vars.text.s14,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = inLayer({
  maxInlineSize: '22rem',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
  background: vars.surface.raised,
  color: vars.ink.base,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  // Columns have a least width, because a column of Chinese text would otherwise shrink to one character.
  minInlineSize: '6em',
  whiteSpace: 'pre-line',
  // A cell that is scrolled to must not lie under the sticky head or the sticky first column.
  scrollMarginBlockStart: '3rem',
  scrollMarginInlineStart: '12rem',
  selectors: {
    '&[data-hit]': { background: vars.accent.tint2 },
    '&[data-hit="current"]': {
      background: vars.accent.tint3,
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
    },
  },
});

export const head = inLayer({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.surface.sunken,
  fontWeight: vars.weight.strong,
});
export const first = inLayer({
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: '12rem',
  fontWeight: vars.weight.strong,
});
export const corner = inLayer({ insetInlineStart: 0, zIndex: 2 });
export const figure = inLayer({ textAlign: 'end', whiteSpace: 'nowrap' });

export const empty = inLayer({
  margin: 0,
  paddingBlock: vars.space.x12,
  color: vars.ink.muted,
  textAlign: 'center',
});
