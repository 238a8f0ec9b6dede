import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const { media, space, text, radius } = vars;

/** The veil covers films and documents alike, in the player's colours, whose text can be read on both. */
export const veil = inLayer({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '14rem',
  padding: space.x6,
  background: vars.scrim.backdrop,
});
export const card = inLayer({
  // Over a long text the message stays in view, below the bar and above the edge of the window.
  position: 'sticky',
  insetBlock: `calc(48px + ${space.x6}) ${space.x6}`,
  scrollMarginBlockStart: `calc(48px + ${space.x6})`,
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  boxSizing: 'border-box',
  inlineSize: 'min(30rem, 100%)',
  padding: `${space.x6} ${space.x6}`,
  borderRadius: radius.hero,
  background: media.surface,
  color: media.ink,
  textAlign: 'center',
});
/** Space for the tick before its animation has loaded. */
export const celebration = inLayer({ inlineSize: '7.5rem', minBlockSize: '7.5rem' });
export const lock = inLayer({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  border: `1px solid ${media.inkMuted}`,
  borderRadius: radius.pill,
  fontSize: text.s18,
});
export const cardTitle = inLayer({ margin: 0, fontSize: text.s18, fontWeight: vars.weight.strong });
export const cardText = inLayer({ margin: 0, color: media.inkMuted, fontSize: text.s14 });
export const cardCount = inLayer({
  ...figures,
  margin: 0,
  fontSize: text.s24,
});
export const cardFacts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space.x2} ${space.x8}`,
  margin: 0,
});
export const cardFact = inLayer({ display: 'grid', justifyItems: 'center' });
export const cardActions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x3,
  paddingBlockStart: space.x1,
});
const button = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingInline: space.x5,
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  cursor: 'pointer',
} as const;
const ring = {
  outline: `2px solid ${media.accent}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${media.surface}`,
};
export const primary = inLayer({
  ...button,
  border: `1px solid ${media.ink}`,
  background: media.ink,
  color: media.surface,
  selectors: { '&:focus-visible': ring },
});
export const secondary = inLayer({
  ...button,
  border: `1px solid ${media.inkMuted}`,
  background: 'transparent',
  color: media.ink,
  selectors: { '&:focus-visible': ring },
});
