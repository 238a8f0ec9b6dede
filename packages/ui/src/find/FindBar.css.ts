import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
});
export const place = inLayer({
  ...figures,
  paddingInline: vars.space.x1,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
