import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, text, weight } = vars;

/** Both amounts stay whole; the smaller one wraps to the next line if there is no space beside the larger. */
export const price = inLayer({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x2,
  whiteSpace: 'nowrap',
});
export const theirs = inLayer({
  ...figures,
  color: vars.ink.base,
  fontSize: text.s14,
  fontWeight: weight.strong,
});
export const large = inLayer({ selectors: { '&&': { fontSize: text.s24, lineHeight: vars.leading.tight } } });
export const beside = inLayer({
  ...figures,
  color: vars.ink.muted,
  fontSize: text.s12,
  fontWeight: weight.regular,
});

export const mark = inLayer({
  display: 'inline-block',
  paddingInline: space.x2,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: text.s12,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
});
export const owned = inLayer({ background: vars.surface.sunken, color: vars.ink.muted });
export const vip = inLayer({
  borderColor: vars.warning.border,
  background: vars.warning.tint,
  color: vars.warning.text,
  fontWeight: weight.strong,
});
