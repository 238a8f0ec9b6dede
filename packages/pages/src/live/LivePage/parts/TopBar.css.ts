import { vars } from '@stoa/theme/tokens';
import { figures, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

export const bar = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  paddingInline: vars.space.x4,
});
export const back = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  flex: 'none',
  minBlockSize: '36px',
  paddingInlineEnd: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.ink.base,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.surface.hover }, '&:focus-visible': focusRing },
});
export const watching = inLayer({
  ...figures,
  marginInlineStart: 'auto',
  color: vars.ink.muted,
  fontSize: vars.text.s14,
});
