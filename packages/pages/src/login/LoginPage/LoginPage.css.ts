import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { evenLines, filled, night, thumb } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

/** Background and text colour of the hero; the on-image scheme changes both together. */
const veil = createVar('veil');
const words = createVar('words');

const wide = '(min-width: 62rem)';
const gutter = 'clamp(1.25rem, 4.4vw, 4rem)';

export const root = inLayer({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  background: vars.surface.raised,
  color: vars.ink.base,
  '@media': {
    [wide]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 57fr) minmax(26rem, 43fr)' },
  },
});

export const hero = inLayer({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x6} ${gutter}`,
  background: fallbackVar(veil, vars.accent.tint1),
  color: fallbackVar(words, vars.ink.base),
  '@media': {
    [wide]: { padding: `${vars.space.x12} ${gutter}`, gap: 0 },
  },
});

/** The on-image scheme: a veil keeps the contrast of the words on any picture. */
export const deep = inLayer({
  background: vars.media.surface,
  vars: { [veil]: 'transparent', [words]: vars.media.ink },
});

export const backdrop = inLayer({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** The shade covers the whole picture, so that no edge is visible between text and form. */
export const shade = inLayer({ position: 'absolute', inset: 0, zIndex: -1, background: vars.scrim.text });

export const brand = inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });

export const logo = inLayer({
  display: 'block',
  maxInlineSize: '12rem',
  blockSize: vars.space.x10,
  objectFit: 'contain',
});

export const plate = inLayer({
  ...filled,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space.x10,
  blockSize: vars.space.x10,
  borderRadius: vars.radius.card,
  background: vars.accent.fill,
  color: vars.accent.onFill,
  fontSize: vars.text.s18,
  fontWeight: vars.weight.strong,
});

export const name = inLayer({
  fontSize: vars.text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const slogan = inLayer({
  ...evenLines,
  margin: 0,
  maxInlineSize: '18em',
  fontSize: vars.text.s20,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  '@media': {
    [wide]: {
      marginBlockStart: 'clamp(2rem, 9vh, 6.5rem)',
      fontSize: `clamp(${vars.text.s30}, 3.4vw, calc(${vars.text.s38} * 1.25))`,
    },
  },
});

export const art = inLayer({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '58%',
  display: 'none',
  pointerEvents: 'none',
  '@media': { [wide]: { display: 'block' } },
});

/**
 * A picture made for a light page would be too bright between dark surfaces, so in dark mode it is only
 * blended over the colour below.
 */
export const ownArt = inLayer(night({ mixBlendMode: 'soft-light', opacity: 0.85 }));

/** The picture fades in next to the surface behind the text, so that no text is on top of the picture. */
export const picture = inLayer({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: `linear-gradient(to top, ${vars.ink.base} 70%, transparent)`,
});

export const waiting = inLayer({ display: 'grid', gap: vars.space.x6, paddingBlockStart: vars.space.x2 });
const block = {
  display: 'block',
  borderRadius: vars.radius.control,
  background: vars.accent.tint3,
  opacity: 0.6,
} as const;
export const waitingName = inLayer({ ...block, inlineSize: '9rem', blockSize: vars.space.x8 });
export const waitingSlogan = inLayer({ ...block, inlineSize: 'min(22rem, 80%)', blockSize: vars.space.x10 });

export const side = inLayer({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${vars.space.x4} ${gutter} ${vars.space.x6}`,
  '@media': { [wide]: { padding: `${vars.space.x6} ${gutter}` } },
});

/**
 * The surface of the form on the picture in the on-image scheme, so that its controls keep a background with
 * proved contrast.
 */
export const sideDeep = inLayer({
  margin: vars.space.x4,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
  color: vars.ink.base,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [wide]: { margin: vars.space.x8, marginInlineStart: 0, paddingInline: vars.space.x8 },
  },
});

export const tools = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  minBlockSize: vars.size.control,
  // The tools load after the form and need two rows here: on a phone, and beside a hero that leaves them little room.
  '@media': {
    '(max-width: 27rem)': { minBlockSize: `calc(2 * ${thumb} + ${vars.space.x2})` },
    '(min-width: 62rem) and (max-width: 83rem)': { minBlockSize: `calc(2 * ${vars.size.control})` },
  },
});

export const card = inLayer({
  inlineSize: '100%',
  maxInlineSize: '27rem',
  marginInline: 'auto',
  marginBlock: vars.space.x6,
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
  // The form is aligned to the top, because in a centred one each error message would move the button under
  // the pointer.
  '@media': { [wide]: { marginBlock: 'clamp(2rem, 13vh, 9rem) auto', paddingBlockEnd: vars.space.x8 } },
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  marginBlockEnd: vars.space.x5,
});

export const heading = inLayer({ margin: 0, fontSize: vars.text.s24 });

export const footer = inLayer({
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
