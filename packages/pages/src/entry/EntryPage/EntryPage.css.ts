import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';
import { evenLines } from '@stoa/ui/style';

export const root = inLayer({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: '100dvh',
  padding: `${vars.space.x6} clamp(1.25rem, 4.4vw, 4rem)`,
  background: vars.accent.tint1,
  color: vars.ink.base,
});

export const brand = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.x3,
  minBlockSize: vars.space.x10,
  fontSize: vars.text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const logo = inLayer({
  display: 'block',
  maxInlineSize: '12rem',
  blockSize: vars.space.x10,
  objectFit: 'contain',
});

export const card = inLayer({
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x4,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '28rem',
  marginBlock: vars.space.x8,
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
