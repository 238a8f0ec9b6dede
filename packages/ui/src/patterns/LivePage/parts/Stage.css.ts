import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

const { media, space, text, radius, weight } = vars;

export const empty = inLayer({ gridArea: '1 / 1', inlineSize: '100%', aspectRatio: '16 / 9' });

/** Over the cover: the palette of the player, which reads on every picture. */
export const veil = inLayer({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '18rem',
  padding: space.x5,
});
export const card = inLayer({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x4,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  paddingBlock: space.x6,
  paddingInline: space.x8,
  borderRadius: radius.hero,
  background: media.surface,
  color: media.ink,
  textAlign: 'center',
});
export const lead = inLayer({ margin: 0, color: media.inkMuted, fontSize: text.s14 });
export const title = inLayer({ margin: 0, fontSize: text.s18, fontWeight: weight.strong });
export const clock = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x5,
  margin: 0,
});
export const part = inLayer({ display: 'grid', justifyItems: 'center', minInlineSize: '3.5rem' });
export const value = inLayer({
  fontSize: text.s38,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
});
export const unit = inLayer({ color: media.inkMuted, fontSize: text.s13 });

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: '40px',
  paddingBlock: space.x1,
  paddingInline: space.x5,
  border: `1px solid ${media.ink}`,
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: weight.strong,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${media.accent}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${media.surface}`,
    },
  },
} as const;
export const primary = inLayer({ ...button, background: media.ink, color: media.surface });
export const secondary = inLayer({ ...button, background: 'transparent', color: media.ink });
