import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

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
