import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { phone, thumb } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

/** Space between slides that are side by side. */
export const gap = vars.space.x4;

export const root = inLayer({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  selectors: { '&[data-view="row"]': { gap: vars.space.x3, alignContent: 'center' } },
});

// `clip` instead of `hidden`, so that the text of a slide can still make the carousel higher than its ratio.
export const viewport = inLayer({ display: 'grid', minInlineSize: 0, overflow: 'clip' });

export const stack = inLayer({ display: 'grid', minInlineSize: 0 });

export const row = inLayer({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap,
  justifyContent: 'safe center',
  transitionProperty: 'inset-inline-start',
  transitionDuration: vars.duration.panel,
  transitionTimingFunction: vars.ease.out,
  ...calm({ transition: 'none' }),
});

export const slide = inLayer({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    [`${stack} > &`]: {
      gridArea: '1 / 1',
      transitionProperty: 'opacity, visibility',
      transitionDuration: vars.duration.panel,
      transitionTimingFunction: vars.ease.out,
    },
    [`${stack} > &[data-state="hidden"]`]: { opacity: 0, visibility: 'hidden' },
    [`[data-stoa-motion="reduced"] ${stack} > &`]: { transition: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { [`${stack} > &`]: { transition: 'none' } } },
  },
});

/** In a container this narrow, controls with a dot for each slide would cover the picture of the slide. */
const narrow = '(max-width: 412px)';

/**
 * Controls on their own plate, so that they are readable on any picture. They come first in the tab order, but
 * are shown below the slides.
 */
export const controls = inLayer({
  // The controls must be above a slide whose link covers all of it; of two elements with the same z-index the
  // later one would be on top.
  zIndex: 2,
  order: 1,
  justifySelf: 'center',
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  selectors: {
    '[data-view="stack"] > &': {
      position: 'absolute',
      insetBlockEnd: vars.space.x4,
      insetInlineStart: vars.space.x6,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  '@container': {
    [narrow]: { selectors: { '[data-view="stack"] > &': { insetInlineStart: vars.space.x3 } } },
  },
});

export const control = inLayer({
  ...feedback('background-color'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: vars.ink.base,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': { [phone]: { inlineSize: thumb, blockSize: thumb } },
});

const onSlide = '[data-view="stack"] > * > &';

const positionBase = {
  ...figures,
  paddingInline: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
} as const;
export const position = inLayer(positionBase);
export const shortPosition = inLayer({
  ...positionBase,
  display: 'none',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { selectors: { [onSlide]: { display: 'inline', paddingInline: vars.space.x1 } } },
  },
});

export const dots = inLayer({ display: 'flex', minInlineSize: 0, margin: 0, padding: 0, border: 0 });
/** Shows the position in a carousel that has space for it. It comes after the rules that it overrides. */
export const roomy = inLayer({
  '@container': { [narrow]: { selectors: { [onSlide]: { display: 'none' } } } },
});
export const dot = inLayer({
  display: 'grid',
  placeItems: 'center',
  // Narrower than a thumb, because the slides can be turned by a swipe and by the buttons beside the dots.
  inlineSize: '24px',
  blockSize: '32px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.pill,
      background: vars.line.strong,
      transitionProperty: 'inline-size',
      transitionDuration: vars.duration.enter,
    },
    '&:hover::before': { background: vars.ink.muted },
    '&[aria-current]::before': { inlineSize: '20px', background: vars.accent.indicator },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    [phone]: { blockSize: thumb },
    '(forced-colors: active)': {
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
