import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space, text } = vars;

export const root = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  paddingBlock: space.x3,
  paddingInline: space.x4,
  border: `1px solid ${vars.danger.border}`,
  borderRadius: vars.radius.control,
  background: vars.danger.tint,
  color: vars.ink.base,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
});
export const alarm = inLayer({
  flexShrink: 0,
  marginBlockStart: '2px',
  color: vars.danger.text,
  fontSize: text.s16,
});
export const words = inLayer({ display: 'grid', gap: space.x1, flex: 1, minInlineSize: 0 });
export const title = inLayer({ margin: 0, fontWeight: vars.weight.strong });
export const list = inLayer({
  display: 'grid',
  gap: space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
