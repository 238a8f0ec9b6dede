import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';
import { evenLines } from '../style/wrapping.ts';

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x10,
  paddingInline: vars.space.x4,
  textAlign: 'center',
});
export const compact = inLayer({ selectors: { '&&': { paddingBlock: vars.space.x5 } } });
export const picture = inLayer({
  inlineSize: '120px',
  blockSize: '88px',
  color: vars.accent.indicator,
});
export const wash = inLayer({ color: vars.accent.tint2 });
export const title = inLayer({
  margin: 0,
  color: vars.ink.base,
  fontSize: vars.text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const description = inLayer({
  ...evenLines,
  margin: 0,
  maxInlineSize: '26rem',
  color: vars.ink.muted,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
});
export const action = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x2,
});
