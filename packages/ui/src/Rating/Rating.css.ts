import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

export const root = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
});

export const score = inLayer({ display: 'inline-flex', alignItems: 'center', gap: '1px' });

export const size = variantsInLayer(
  {
    sm: { fontSize: vars.text.s14 },
    md: { fontSize: vars.text.s20 },
    lg: { fontSize: vars.text.s30 },
  },
  'size',
);

export const star = inLayer({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: '2px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:focus-within': focusRing,
    '&:has(:focus:not(:focus-visible))': { outline: 'none', boxShadow: 'none' },
    [`${root}[data-disabled] &`]: { cursor: 'not-allowed' },
  },
});

// The native radio button covers the star and is transparent, so that keys, forms and screen readers work.
export const radio = inLayer({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

export const glyph = inLayer({
  inlineSize: '1.15em',
  blockSize: '1.15em',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

// Stars are filled or hollow, so that they differ without colour.
export const empty = inLayer({
  fill: 'none',
  stroke: vars.line.strong,
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
});
export const full = inLayer({
  fill: vars.warning.indicator,
  stroke: vars.warning.indicator,
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  selectors: { [`${root}[data-disabled] &`]: { fill: vars.ink.disabled, stroke: vars.ink.disabled } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' } },
});

export const word = inLayer({
  minInlineSize: '5em',
  marginInlineStart: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
export const figure = inLayer({
  ...figures,
  marginInlineStart: vars.space.x1,
  color: vars.ink.base,
  fontSize: vars.text.s13,
});
