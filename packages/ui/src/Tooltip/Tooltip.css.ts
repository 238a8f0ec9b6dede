import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

/** Pixels between the control and the tooltip. */
export const gap = 8;

export const root = inLayer({
  zIndex: vars.layer.toast,
  maxInlineSize: 'min(20rem, calc(100vw - 16px))',
  inlineSize: 'max-content',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  // A border that shows only in forced colours, where the background is removed.
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.inverse.surface,
  color: vars.ink.inverse,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.base,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
