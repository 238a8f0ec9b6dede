import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';
import { evenLines } from '@stoa/ui/style';

export const card = inLayer({
  // The card is aligned to the top, because in a centred one an answer that comes would move the text that is
  // being read.
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x4,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '28rem',
  marginBlock: `clamp(2rem, 18vh, 12rem) ${vars.space.x8}`,
  padding: `${vars.space.x10} clamp(1.25rem, 6vw, 2.5rem)`,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
  textAlign: 'center',
});

export const title = inLayer({ ...evenLines, margin: 0, fontSize: vars.text.s20, overflowWrap: 'anywhere' });
export const text = inLayer({ ...evenLines, margin: 0, color: vars.ink.muted, overflowWrap: 'anywhere' });
export const actions = inLayer({
  display: 'grid',
  gap: vars.space.x3,
  inlineSize: '100%',
  marginBlockStart: vars.space.x3,
});
