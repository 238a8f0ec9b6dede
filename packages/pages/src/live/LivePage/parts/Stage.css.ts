import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const { space, surface, ink, text, radius, weight } = vars;

export const empty = inLayer({ gridArea: '1 / 1', inlineSize: '100%', aspectRatio: '16 / 9' });

/** A light surface over the cover, so that text can be read on every picture. */
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
  background: surface.raised,
  color: ink.base,
  textAlign: 'center',
});
export const lead = inLayer({ margin: 0, color: ink.muted, fontSize: text.s14 });
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
  ...figures,
  fontSize: text.s38,
  fontWeight: weight.strong,
  lineHeight: vars.leading.tight,
});
export const unit = inLayer({ color: ink.muted, fontSize: text.s13 });
