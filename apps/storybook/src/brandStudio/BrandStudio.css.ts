import { vars } from '@stoa/theme/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.x8,
  padding: vars.space.x6,
  background: vars.surface.page,
  color: vars.ink.base,
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)', alignItems: 'start' } },
});
export const head = style({
  display: 'grid',
  gap: vars.space.x2,
  maxInlineSize: '46rem',
  '@media': { '(min-width: 60rem)': { gridColumn: '1 / -1' } },
});
export const form = style({
  display: 'grid',
  gap: vars.space.x8,
  padding: vars.space.x5,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
export const color = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x2 });
export const grow = style({ flex: 1 });
/** Aligned with the field beside it, which is below its label. */
export const swatch = style({
  marginBlockStart: `calc(${vars.text.s14} * 1.65 + ${vars.space.x1})`,
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '2px' },
});
export const file = style({
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  maxBlockSize: '14rem',
});
export const text = style({
  margin: 0,
  padding: vars.space.x3,
  font: `${vars.text.s12}/1.6 ${vars.font.mono}`,
});

export const result = style({ display: 'grid', gap: vars.space.x6, minInlineSize: 0 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const vision = style({ marginInlineStart: 'auto', maxInlineSize: '12rem' });
const list = { display: 'grid', gap: vars.space.x4, margin: 0, padding: 0, listStyle: 'none' } as const;
export const views = style({
  ...list,
  // Keeps the light and the dark picture of a page side by side.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { '(min-width: 84rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const oneView = style(list);
export const view = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
export const room = style({ position: 'relative', aspectRatio: '8 / 5', overflow: 'hidden' });
export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  blockSize: '800px',
  border: 0,
  transformOrigin: '0 0',
});
/** The button covers the whole card; its label is below the picture. */
export const enlarge = style({
  inlineSize: '100%',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  border: 0,
  background: 'transparent',
  color: vars.ink.muted,
  font: 'inherit',
  fontSize: vars.text.s13,
  textAlign: 'start',
  cursor: 'zoom-in',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.ink.base },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.accent.indicator}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.card,
    },
  },
});

export const sentences = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x5,
  maxInlineSize: '46rem',
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.text.s13 });
export const caption = style({
  paddingBlockEnd: vars.space.x2,
  textAlign: 'start',
  fontWeight: vars.weight.strong,
});
export const cell = style({
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
});
export const figure = style([cell, { fontVariantNumeric: 'tabular-nums' }]);
export const chip = style({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  marginInlineEnd: vars.space.x2,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: '3px',
  verticalAlign: '-0.15em',
  forcedColorAdjust: 'none',
});
export const note = style({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 });

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.control,
  background: vars.accent.fill,
  color: vars.accent.onFill,
  fontWeight: vars.weight.strong,
});
export const logo = style({ blockSize: '28px', inlineSize: 'auto' });
