import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';
import { tonesInLayer } from '../style/tone.ts';

export const root = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  border: '1px solid',
  borderRadius: vars.radius.card,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
});
export const look = tonesInLayer(
  ({ text, tint, border }) => ({ borderColor: border, background: tint, color: text }),
  'look',
);
export const icon = inLayer({ marginBlockStart: '0.2em' });
export const words = inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = inLayer({ margin: 0, fontWeight: vars.weight.strong });
export const end = inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x2, flexShrink: 0 });
