import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

const { chart, ink, space, surface, text } = vars;

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x3,
  minInlineSize: 0,
  margin: 0,
  color: ink.base,
});

export const header = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const words = inLayer({ flex: '1 1 12rem', display: 'grid', gap: space.x1, minInlineSize: 0 });
export const description = inLayer({
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
});
export const actions = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });

export const legend = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x4,
  rowGap: space.x1,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
});
export const legendItem = inLayer({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.control,
  color: ink.base,
  fontSize: text.s13,
  lineHeight: vars.leading.tight,
});
export const legendChoice = inLayer({
  cursor: 'pointer',
  selectors: {
    '&[data-state="unchecked"]': { color: ink.muted },
    '&:hover': { color: vars.accent.text },
    '&:focus-within': focusRing,
    '&:has(:focus:not(:focus-visible))': { outline: 'none', boxShadow: 'none' },
  },
});
export const legendNote = inLayer({
  ...figures,
  color: ink.muted,
  whiteSpace: 'nowrap',
});
export const legendName = inLayer({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-state="unchecked"] > &': { textDecoration: 'line-through' } },
});
// The check box covers the whole legend item and is transparent; the swatch and the struck-through name show
// its state.
export const legendInput = inLayer({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const swatch = {
  flex: 'none',
  color: chart.c1,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-color="2"]': { color: chart.c2 },
    '&[data-color="3"]': { color: chart.c3 },
    '&[data-color="4"]': { color: chart.c4 },
    '&[data-color="5"]': { color: chart.c5 },
    '&[data-color="6"]': { color: chart.c6 },
    '[data-state="unchecked"] > &': { color: vars.line.strong },
  },
} as const;
export const lineSwatch = inLayer({ ...swatch, inlineSize: '36px', blockSize: '16px' });
export const areaSwatch = inLayer({ ...swatch, inlineSize: '14px', blockSize: '14px', borderRadius: '3px' });
export const swatchStroke = inLayer({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
export const swatchMarker = inLayer({
  fill: 'currentColor',
  stroke: surface.raised,
  strokeWidth: 1.5,
});
export const swatchFill = inLayer({
  fill: 'currentColor',
  selectors: {
    '[data-state="unchecked"] &': { fill: 'transparent', stroke: 'currentColor', strokeWidth: 3 },
  },
});
export const swatchPattern = inLayer({
  fill: 'none',
  stroke: surface.raised,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  selectors: { '[data-state="unchecked"] &': { stroke: 'transparent' } },
});

export const body = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  minInlineSize: 0,
});
export const waiting = inLayer({ selectors: { '&&': { blockSize: 'var(--chart-size)' } } });

export const plot = inLayer({
  position: 'relative',
  minInlineSize: 0,
  blockSize: 'var(--chart-size)',
  borderRadius: vars.radius.control,
  touchAction: 'pan-y',
});
export const walker = inLayer({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
/**
 * Carries theme tokens in properties that have no visible effect except a transition, so that the chart
 * learns of a change of theme by `transitionend`.
 */
export const host = inLayer({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.control,
  color: chart.c1,
  caretColor: ink.base,
  fontSize: text.s12,
  pointerEvents: 'none',
  // Right-to-left charts are mirrored by their axes. An inherited direction would also swap the anchors of the
  // texts.
  direction: 'ltr',
  forcedColorAdjust: 'none',
  transitionProperty: 'color, caret-color, font-size',
  transitionDuration: vars.duration.feedback,
  selectors: { [`${walker}:focus-visible + &`]: { ...focusRing, boxShadow: 'none' } },
});
export const skeletonPart = inLayer({
  selectors: { '&&': { position: 'absolute', inset: 0, blockSize: '100%' } },
});

export const readout = inLayer({
  display: 'grid',
  minBlockSize: vars.size.target,
  marginBlockEnd: 0,
  marginBlockStart: space.x1,
  marginInline: 0,
  color: ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  fontVariantNumeric: 'tabular-nums',
});
const sameRoom = { gridArea: '1 / 1', minInlineSize: 0, overflowWrap: 'anywhere' } as const;
export const sentence = inLayer({
  ...sameRoom,
  selectors: { '&[data-state="aside"]': { visibility: 'hidden' } },
});
export const reading = inLayer({
  ...sameRoom,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: space.x4,
});
export const readingTitle = inLayer({ color: ink.base, fontWeight: vars.weight.strong });
export const readingEntry = inLayer({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
export const readingValue = inLayer({ color: ink.base, fontWeight: vars.weight.strong });

export const notice = inLayer({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  minBlockSize: 'var(--chart-size)',
  textAlign: 'center',
});
export const noticeTitle = inLayer({ margin: 0, fontSize: text.s16, fontWeight: vars.weight.strong });
export const noticeText = inLayer({ margin: 0, color: ink.muted, fontSize: text.s14 });
