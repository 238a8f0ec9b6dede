import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const list = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
export const item = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});
export const separator = inLayer({ color: vars.ink.disabled });
export const here = inLayer({ color: vars.ink.base, overflowWrap: 'anywhere' });
