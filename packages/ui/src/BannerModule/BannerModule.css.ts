import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { focusRing } from '../style/focusRing.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { accent, space, text: size } = vars;

export const root = inLayer({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  aspectRatio: '10 / 3',
  // `clip` and not `hidden`: the slides' words may still make it taller than the ratio.
  overflow: 'clip',
  borderRadius: vars.radius.hero,
  background: `linear-gradient(100deg, ${accent.tint1}, ${accent.tint2})`,
  color: vars.ink.base,
  containerType: 'inline-size',
});

export const viewport = inLayer({ display: 'grid', gridArea: '1 / 1', minInlineSize: 0 });

export const slide = inLayer({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridArea: '1 / 1',
  minInlineSize: 0,
  transitionProperty: 'opacity, visibility',
  transitionDuration: vars.duration.panel,
  transitionTimingFunction: vars.ease.out,
  selectors: { '&[data-state="hidden"]': { opacity: 0, visibility: 'hidden' } },
  '@media': calm({ transition: 'none' })['@media'],
});

const stretch = { display: 'block', inlineSize: '100%', blockSize: '100%' } as const;
export const picture = inLayer({ ...stretch, objectFit: 'cover', position: 'absolute', inset: 0 });
export const pictureLink = inLayer({
  ...stretch,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // Over the picture, whose colours nobody knows: dark beside bright.
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: space.x1,
      borderRadius: vars.radius.hero,
      outline: `3px solid ${vars.media.ink}`,
      boxShadow: `0 0 0 6px ${vars.media.surface}`,
    },
  },
});

export const hero = inLayer({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '300px',
});

export const scene = inLayer({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '56%',
  blockSize: '100%',
  forcedColorAdjust: 'none',
  // The scene comes out of the paper instead of beginning at an edge.
  maskImage: 'linear-gradient(90deg, transparent, black 38%)',
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  '@container': { '(max-width: 640px)': { display: 'none' } },
});

export const shade = variantsInLayer(
  {
    paper: { color: accent.tint1 },
    mist: { color: accent.tint3 },
    soft: { color: accent.borderSoft },
    mid: { color: accent.indicator },
    deep: { color: accent.textStrong },
  },
  'shade',
);

export const words = inLayer({
  // Above the scene without being positioned: the link of the title covers the whole slide.
  zIndex: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: space.x3,
  boxSizing: 'border-box',
  maxInlineSize: 'min(34rem, 50%)',
  paddingInlineStart: space.x12,
  paddingBlock: `${space.x10} ${space.x16}`,
  '@container': { '(max-width: 640px)': { maxInlineSize: '100%', paddingInline: space.x6 } },
});

export const eyebrow = inLayer({
  margin: 0,
  color: accent.textStrong,
  fontSize: size.s14,
  fontWeight: vars.weight.strong,
});
export const title = inLayer({
  margin: 0,
  fontSize: size.s38,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  // Chinese headings break at their commas; a clause that is too long still breaks.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  '@container': {
    '(max-width: 900px)': { fontSize: size.s30 },
    '(max-width: 640px)': { fontSize: size.s24 },
  },
});
export const titleLink = inLayer({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${accent.indicator}`,
      outlineOffset: '-6px',
      borderRadius: vars.radius.hero,
    },
  },
});
export const text = inLayer({
  margin: 0,
  color: vars.ink.muted,
  fontSize: size.s16,
  lineHeight: vars.leading.base,
});
export const action = inLayer({
  ...feedback('background-color'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlLg,
  marginBlockStart: space.x2,
  paddingInline: space.x6,
  borderRadius: vars.radius.control,
  background: accent.fill,
  color: accent.onFill,
  fontSize: size.s16,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { [`${hero}:hover &`]: { background: accent.fillHover } },
  '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
});

/** On a plate of its own, so that it reads on any picture. First in the page's order, last in the eye's. */
export const controls = inLayer({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: space.x4,
  insetInlineStart: space.x12,
  display: 'flex',
  alignItems: 'center',
  paddingInline: space.x1,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  '@container': { '(max-width: 640px)': { insetInlineStart: space.x6 } },
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
});

export const dots = inLayer({ display: 'flex', minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const dot = inLayer({
  display: 'grid',
  placeItems: 'center',
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
    '&[aria-current]::before': { inlineSize: '20px', background: accent.indicator },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
