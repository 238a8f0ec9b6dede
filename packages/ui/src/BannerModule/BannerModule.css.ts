import { vars } from '@stoa/theme/tokens';
import { filled } from '../style/filled.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { night } from '../style/night.ts';
import { feedback } from '../style/transition.ts';
import { evenLines } from '../style/wrapping.ts';

const { accent, space, text: size } = vars;

export const root = inLayer({
  aspectRatio: '10 / 3',
  overflow: 'clip',
  borderRadius: vars.radius.hero,
  background: `linear-gradient(100deg, ${accent.tint1}, ${accent.tint2})`,
  color: vars.ink.base,
  containerType: 'inline-size',
});

/** A strip is as high as its text, unless the page makes it higher. */
export const strip = inLayer({ aspectRatio: 'auto', minBlockSize: '9.5rem' });

export const fill = inLayer({ aspectRatio: 'auto', blockSize: '100%', minBlockSize: '300px' });

/** Container of a layout whose code is loaded when it is shown. */
export const other = inLayer({ display: 'grid', minInlineSize: 0, containerType: 'inline-size' });

const narrow = '(max-width: 640px)';
/** Below this width there is no space for text beside the scene, so the text is below it. */
const slim = '(max-width: 600px)';
const shelf = (most: string, middle: string, least: string) => ({
  aspectRatio: most,
  '@container': {
    '(max-width: 900px)': { aspectRatio: middle },
    '(max-width: 560px)': { aspectRatio: least },
  },
});
const tiles = (wide: string, small: string) => ({
  aspectRatio: wide,
  '@container': { [narrow]: { aspectRatio: small } },
});
const frameBase = {
  display: 'grid',
  gap: space.x3,
  gridTemplateRows: '1fr',
  minInlineSize: 0,
  selectors: { [`${fill} > &&`]: { aspectRatio: 'auto' } },
} as const;

/** The space that each layout needs, reserved while its code loads. */
export const frame = variantsInLayer(
  {
    2: { ...frameBase, ...tiles('32 / 9', '8 / 9') },
    3: { ...frameBase, ...tiles('3', '4 / 3') },
    4: { ...frameBase, ...tiles('16 / 3', '4 / 3') },
    5: { ...frameBase, ...tiles('32 / 9', '8 / 9') },
    6: {
      ...frameBase,
      aspectRatio: '3',
      '@container': {
        '(max-width: 900px)': { aspectRatio: '5 / 2' },
        [narrow]: { aspectRatio: 'auto', minBlockSize: '20rem' },
      },
    },
    7: { ...frameBase, minBlockSize: '22.5rem' },
    8: { ...frameBase, ...shelf('16 / 3', '32 / 9', '16 / 9') },
    9: { ...frameBase, ...shelf('5', '3', '2') },
    10: { ...frameBase, ...shelf('15 / 4', '9 / 4', '3 / 2') },
  },
  'frame',
);

const stretch = { display: 'block', inlineSize: '100%', blockSize: '100%' } as const;
export const picture = inLayer({
  ...stretch,
  objectFit: 'cover',
  position: 'absolute',
  inset: 0,
  ...night({ filter: 'brightness(0.8)' }),
});
export const pictureLink = inLayer({
  ...stretch,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // The picture's colours are unknown, so the focus ring consists of a dark and a bright line.
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
  selectors: { [`${strip} &`]: { minBlockSize: 0 } },
});

/**
 * The scene is a picture of its own with a round edge, bleeding off the end of the banner: nothing fades, because
 * a fade over drawn shapes cuts them apart.
 */
export const scene = inLayer({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '44%',
  blockSize: '100%',
  borderStartStartRadius: '46% 50%',
  borderEndStartRadius: '46% 50%',
  background: accent.tint3,
  forcedColorAdjust: 'none',
  selectors: { [`${strip} &`]: { inlineSize: 'min(34%, 380px)' } },
  '@container': {
    [slim]: {
      selectors: {
        [`${root}:not(${strip}) &`]: {
          position: 'static',
          inlineSize: '100%',
          blockSize: '40cqi',
          borderRadius: 0,
        },
      },
    },
  },
});

export const shade = variantsInLayer(
  {
    paper: { color: accent.tint1 },
    mist: { color: accent.tint2 },
    soft: { color: accent.borderSoft },
    mid: { color: accent.indicator },
    deep: { color: accent.textStrong },
    outline: { stroke: accent.textStrong },
  },
  'shade',
);

/**
 * The scene is hidden in forced colours, because it is drawn in shades of the tenant's colour and a contrast
 * theme has too few colours for it.
 */
export const drawn = inLayer({ '@media': { '(forced-colors: active)': { display: 'none' } } });

export const words = inLayer({
  // The text is above the scene but is not positioned, because the link of the title is stretched over the
  // whole slide and must not end at this box.
  zIndex: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: space.x3,
  boxSizing: 'border-box',
  maxInlineSize: 'min(36rem, 54%)',
  paddingInlineStart: space.x12,
  paddingInlineEnd: space.x4,
  paddingBlock: `${space.x10} ${space.x16}`,
  selectors: {
    [`${strip} &`]: { gap: space.x2, maxInlineSize: 'min(40rem, 54%)', paddingBlock: space.x5 },
    // The padding leaves space for the controls of the carousel.
    [`${strip}[data-many] &`]: { paddingBlockEnd: space.x16 },
  },
  '@container': {
    [narrow]: { maxInlineSize: '58%', paddingInlineStart: space.x6 },
    [slim]: {
      selectors: {
        [`${root}:not(${strip}) &`]: {
          maxInlineSize: '100%',
          alignSelf: 'start',
          paddingInline: space.x5,
          paddingBlock: `${space.x5} ${space.x16}`,
        },
        [`${strip} &`]: { maxInlineSize: '64%', paddingInlineStart: space.x5 },
      },
    },
  },
});

export const eyebrow = inLayer({
  margin: 0,
  color: accent.textStrong,
  fontSize: size.s14,
  fontWeight: vars.weight.strong,
});
export const title = inLayer({
  ...evenLines,
  margin: 0,
  fontSize: size.s38,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  // Chinese headings break at their punctuation; a clause that is too long for a line still breaks inside.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  selectors: { [`${strip} &`]: { fontSize: size.s18 } },
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
  ...filled,
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
  selectors: {
    [`${hero}:hover &`]: { background: accent.fillHover },
    // A strip is only an addition to a page, whose own main button must stay the most prominent one.
    [`${strip} &`]: {
      minBlockSize: vars.size.control,
      paddingInline: space.x4,
      border: `1px solid ${accent.borderSoft}`,
      background: vars.surface.raised,
      color: accent.text,
      fontSize: size.s14,
    },
    [`${strip} ${hero}:hover &`]: { background: accent.tint1, color: accent.textStrong },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
});
