import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });

export const hint = inLayer({ margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 });

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});
export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
});
