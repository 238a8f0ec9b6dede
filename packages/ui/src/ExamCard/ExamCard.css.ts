import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

const { space, text, ink } = vars;

export const standing = inLayer({ display: 'grid', gap: '2px', color: ink.muted, fontSize: text.s13 });
export const score = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x1,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const figure = inLayer({
  color: ink.base,
  fontSize: text.s20,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
/** The time left of an attempt that is in progress. The text explains it as well. */
export const running = inLayer({
  color: vars.danger.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const source = inLayer({
  margin: 0,
  overflow: 'hidden',
  color: ink.muted,
  fontSize: text.s13,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
