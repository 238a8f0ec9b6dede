import { vars } from '@stoa/theme/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, night } from '@stoa/ui/style';
import { inLayer, variantsInLayer } from '../../style/inLayer.ts';

const { accent, space, text: size, radius } = vars;
/**
 * Windows in which an advert in a corner would cover half of the page, so there it is placed inside the page
 * instead.
 */
const small = '(max-width: 48rem), (max-height: 30rem)';
const inPage = {
  '@media': { [small]: { position: 'relative', inset: 'auto', inlineSize: 'auto', boxShadow: 'none' } },
} as const;

const ground = {
  position: 'relative',
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `1px solid ${vars.line.soft}`,
  background: vars.surface.raised,
  color: vars.ink.base,
} as const;

const picture = {
  display: 'block',
  objectFit: 'cover',
  background: `linear-gradient(135deg, ${accent.tint1}, ${accent.tint3})`,
  forcedColorAdjust: 'none',
} as const;

export const link = inLayer({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-3px', borderRadius: radius.card },
  },
});

/** The button lies above the link, which covers the whole advert. */
export const close = inLayer({ position: 'relative', zIndex: 1, flex: 'none' });

export const strip = inLayer({
  ...ground,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: '40px',
  paddingInline: `${space.x4} ${space.x1}`,
  borderColor: accent.borderSoft,
  borderRadius: radius.card,
  background: accent.tint1,
});
export const stripTitle = inLayer({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  color: accent.textStrong,
  fontSize: size.s14,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const inline = inLayer({
  ...ground,
  display: 'flex',
  alignItems: 'center',
  gap: space.x5,
  minBlockSize: '96px',
  overflow: 'hidden',
  borderRadius: radius.hero,
  paddingInlineEnd: space.x3,
});
export const inlinePicture = inLayer({
  ...picture,
  ...night({ filter: 'brightness(0.8)' }),
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: 'clamp(8rem, 30%, 20rem)',
  minBlockSize: '96px',
  blockSize: 0,
});
export const inlineTitle = inLayer({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  paddingBlock: space.x3,
  fontSize: size.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

const floating = {
  ...ground,
  position: 'fixed',
  zIndex: vars.layer.sticky,
  overflow: 'hidden',
  borderRadius: radius.hero,
  boxShadow: vars.shadow.menu,
} as const;

export const float = inLayer({
  ...floating,
  inlineSize: '11rem',
  ...inPage,
});

/**
 * The advert stands below the header, or below the floating menu that replaces it, and beside the tools of
 * the page.
 */
const underHeader = `calc(${vars.size.header} + ${space.x4})`;
const wide = (rule: StyleRule): StyleRule => ({
  '@media': { '(min-width: 48.01rem) and (min-height: 30.01rem)': rule },
});
export const corner = variantsInLayer(
  {
    topLeft: wide({ insetBlockStart: underHeader, insetInlineStart: space.x4 }),
    topRight: wide({ insetBlockStart: underHeader, insetInlineEnd: space.x4 }),
    bottomLeft: wide({ insetBlockEnd: space.x4, insetInlineStart: space.x4 }),
    bottomRight: wide({ insetBlockEnd: space.x4, insetInlineEnd: '5.5rem' }),
  },
  'corner',
);
export const floatPicture = inLayer({
  ...picture,
  ...night({ filter: 'brightness(0.8)' }),
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
});
export const floatTitle = inLayer({
  margin: 0,
  paddingBlock: space.x2,
  paddingInlineStart: space.x3,
  paddingInlineEnd: space.x8,
  fontSize: size.s13,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const floatClose = inLayer({
  selectors: { '&&': { position: 'absolute', insetBlockEnd: space.x1, insetInlineEnd: space.x1 } },
});

export const popup = inLayer({
  ...floating,
  insetBlockEnd: space.x6,
  insetInline: 0,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  inlineSize: `min(27rem, 100% - ${space.x6})`,
  paddingInlineEnd: space.x2,
  boxShadow: vars.shadow.dialog,
  ...inPage,
});
export const popupPicture = inLayer({
  ...picture,
  ...night({ filter: 'brightness(0.8)' }),
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '9rem',
  minBlockSize: '7rem',
  blockSize: 0,
  '@media': { '(max-width: 30rem)': { inlineSize: '5rem' } },
});
export const popupWords = inLayer({
  display: 'grid',
  gap: space.x3,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space.x4,
});
export const popupTitle = inLayer({
  margin: 0,
  fontSize: size.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const popupGo = inLayer({ justifySelf: 'start' });
