import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const label = inLayer({
  marginBlockEnd: vars.space.x2,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const mark = inLayer({
  marginInlineStart: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s12,
  fontWeight: vars.weight.regular,
});
export const hint = inLayer({
  margin: 0,
  marginBlockStart: vars.space.x1,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
export const error = inLayer({
  display: 'flex',
  gap: vars.space.x1,
  margin: 0,
  marginBlockStart: vars.space.x1,
  color: vars.danger.text,
  fontSize: vars.text.s13,
});
export const errorIcon = inLayer({ marginBlockStart: '0.2em' });
