import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x5, minInlineSize: 0 });

export const summary = inLayer({
  padding: vars.space.x4,
  border: `1px solid ${vars.danger.border}`,
  borderInlineStart: `3px solid ${vars.danger.indicator}`,
  borderRadius: vars.radius.control,
  background: vars.danger.tint,
  color: vars.ink.base,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  selectors: { '&:focus-visible': focusRing },
});
export const title = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  margin: 0,
  fontWeight: vars.weight.strong,
});
export const icon = inLayer({ color: vars.danger.indicator });
export const list = inLayer({
  margin: 0,
  marginBlockStart: vars.space.x1,
  paddingInlineStart: vars.space.x6,
});
export const link = inLayer({
  display: 'inline-block',
  minBlockSize: vars.size.target,
  color: vars.danger.text,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
});
