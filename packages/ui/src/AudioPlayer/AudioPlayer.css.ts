import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';
import { ring } from '../VideoPlayer/ring.ts';

const { media, space, text, radius } = vars;

export const root = inLayer({
  position: 'relative',
  display: 'grid',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  padding: space.x5,
  borderRadius: radius.card,
  background: media.surface,
  color: media.ink,
  fontSize: text.s14,
  lineHeight: vars.leading.tight,
  containerType: 'inline-size',
  selectors: {
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${media.accent}`, outlineOffset: '2px' },
  },
});

export const body = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.x5,
  alignItems: 'center',
  '@container': { '(max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.x4 } },
});
/** Without a cover the text uses the whole width. */
export const bare = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const cover = inLayer({
  overflow: 'hidden',
  inlineSize: '160px',
  aspectRatio: '16 / 9',
  borderRadius: radius.control,
});

export const main = inLayer({ display: 'grid', rowGap: space.x2, minInlineSize: 0 });
export const title = inLayer({
  margin: 0,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const subtitle = inLayer({ margin: 0, color: media.inkMuted, fontSize: text.s13 });

export const controls = inLayer({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const row = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
});
export const gap = inLayer({ flex: 1, minInlineSize: 0 });

/** The play button is the only prominent control of the card, because it is the first that a person needs. */
export const play = inLayer({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: media.ink,
  color: media.surface,
  fontSize: text.s18,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': ring,
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});

export const notice = inLayer({
  minBlockSize: '1.5em',
  color: media.inkMuted,
  fontSize: text.s13,
  selectors: { '&:empty': { display: 'none' } },
});
export const resume = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  color: media.inkMuted,
  fontSize: text.s13,
});
export const link = inLayer({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: media.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': { ...ring, borderRadius: radius.control },
  },
});
export const failure = inLayer({ position: 'relative', minBlockSize: '9rem' });

export const transcript = inLayer({
  display: 'grid',
  maxBlockSize: '18rem',
  marginBlockStart: space.x4,
  borderBlockStart: `1px solid ${media.track}`,
});
