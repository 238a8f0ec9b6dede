import { vars } from '@stoa/theme/tokens';
import { createContainer } from '@vanilla-extract/css';
import { focusRing, night } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { accent, space, text: size, radius } = vars;
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

const card_ = createContainer('advert');
/** From this width on the picture is beside the text; in the narrow column it is above the text. */
const across = `${card_} (min-width: 22rem)`;

/** The advert has a place in the page's layout, so that it covers nothing. */
export const card = inLayer({
  containerName: card_,
  containerType: 'inline-size',
  alignSelf: 'start',
  minInlineSize: 0,
});
export const waiting = inLayer({ visibility: 'hidden' });
export const cardInside = inLayer({
  ...ground,
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.card,
  '@container': { [across]: { gridTemplateColumns: 'minmax(7rem, 11rem) minmax(0, 1fr)' } },
});
export const cardPicture = inLayer({
  ...picture,
  ...night({ filter: 'brightness(0.8)' }),
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '16 / 9',
});
export const cardWords = inLayer({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.x3,
  minInlineSize: 0,
  padding: space.x4,
  // Space for the button that closes the advert.
  paddingInlineEnd: space.x12,
});
export const cardTitle = inLayer({
  margin: 0,
  fontSize: size.s14,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const cardGo = inLayer({ justifySelf: 'start' });
/** The button is at the lower end of the card, where the text leaves space. */
export const cardClose = inLayer({
  selectors: { '&&': { position: 'absolute', insetBlockEnd: space.x4, insetInlineEnd: space.x3 } },
});
