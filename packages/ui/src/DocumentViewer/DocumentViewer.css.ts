import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

const { accent, space, surface, text } = vars;
const row = { display: 'flex', alignItems: 'center', gap: space.x1 } as const;
const hairline = `1px solid ${vars.line.soft}`;

export const root = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const waiting = inLayer({ margin: 0, color: vars.ink.muted, fontSize: text.s14 });
export const skeletonPart = inLayer({ minBlockSize: '60dvh' });

export const reader = inLayer({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  overflow: 'clip',
  border: hairline,
  borderRadius: vars.radius.card,
  background: surface.raised,
  containerType: 'inline-size',
  selectors: { '[data-bare] > &': { border: 0, borderRadius: 0 } },
});

/**
 * Width of the viewer up to which some tools move into the menu with the three dots, so that the tools fit in
 * one row.
 */
const narrow = '(max-width: 44rem)';

export const bar = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  minInlineSize: 0,
  margin: 0,
  border: 0,
  borderBlockEnd: hairline,
  paddingInline: space.x3,
  paddingBlock: space.x1,
  background: surface.raised,
  color: vars.ink.base,
});
export const group = inLayer({ display: 'flex', alignItems: 'center', gap: space.x1 });
export const end = inLayer({ ...row, marginInlineStart: 'auto' });
/** Tools that a narrow viewer shows in the menu with the three dots. */
export const rare = inLayer({ ...row, '@container': { [narrow]: { display: 'none' } } });
export const dots = inLayer({ display: 'none', '@container': { [narrow]: { display: 'flex' } } });
/** A thumb presses the tools of a narrow viewer. */
export const tool = inLayer({
  '@container': { [narrow]: { minInlineSize: '40px', minBlockSize: '44px' } },
});
/** The search is in the row, or in a row of its own after somebody has opened it. */
export const find = inLayer({
  '@container': {
    [narrow]: {
      display: 'none',
      flexBasis: '100%',
      order: 1,
      selectors: { '&[data-open]': { display: 'block', paddingBlockEnd: space.x1 } },
    },
  },
});
/**
 * The field is narrower than other inputs. The selector is doubled, so that it wins whatever the order of the
 * style sheets.
 */
export const pageInput = inLayer({
  textAlign: 'center',
  selectors: { '&&': { inlineSize: '4em' } },
});
export const of = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: text.s13,
  whiteSpace: 'nowrap',
});

/** A narrow viewer has no space for the percentage; the size of the pages is visible anyway. */
export const percent = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: text.s13,
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 26rem)': { display: 'none' } },
});

export const body = inLayer({
  display: 'flex',
  minInlineSize: 0,
  // The title below the document stays in view.
  blockSize: 'max(20rem, calc(100dvh - 12rem))',
  background: surface.sunken,
  selectors: { ':fullscreen > &': { blockSize: 'auto' } },
});

export const thumbs = inLayer({
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  gap: space.x2,
  overflowY: 'auto',
  padding: space.x3,
  borderInlineEnd: hairline,
  background: surface.raised,
});
export const thumb = inLayer({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x1,
  padding: space.x1,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  background: surface.raised,
  color: vars.ink.muted,
  font: 'inherit',
  fontSize: text.s13,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': focusRing,
    '&[aria-current]': {
      borderColor: accent.indicator,
      color: vars.ink.base,
      fontWeight: vars.weight.strong,
    },
  },
});
export const thumbPage = inLayer({
  position: 'relative',
  display: 'block',
  inlineSize: '112px',
  border: hairline,
  background: vars.media.ink,
});

export const view = inLayer({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'safe center',
  gap: space.x4,
  padding: space.x4,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});

// Pages stay white in dark mode, because documents are made for white paper.
export const page = inLayer({
  position: 'relative',
  background: vars.media.ink,
  border: hairline,
  boxSizing: 'border-box',
  forcedColorAdjust: 'none',
  selectors: { '&[data-found]': { outline: `2px solid ${accent.indicator}` } },
});
export const picture = inLayer({
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
});
export const layer = inLayer({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
});
export const run = inLayer({ fill: 'transparent', userSelect: 'text', whiteSpace: 'pre', cursor: 'text' });
export const mark = inLayer({
  fill: accent.indicator,
  fillOpacity: 0.25,
  selectors: {
    '&[data-state="current"]': { fillOpacity: 0.35, stroke: accent.indicator, strokeWidth: 1.5 },
  },
});
/** The text of a page, for screen readers and copying; people see the picture of the page. */
export const said = inLayer({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: space.x4,
  overflow: 'hidden',
  color: 'transparent',
  whiteSpace: 'pre-line',
});
