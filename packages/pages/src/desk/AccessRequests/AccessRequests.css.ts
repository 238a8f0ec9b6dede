import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink } = vars;

export const organisation = inLayer({
  color: ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
});
export const answered = inLayer({ display: 'grid', justifyItems: 'start', gap: space.x1 });
export const words = inLayer({ color: ink.muted, fontSize: text.s13, overflowWrap: 'anywhere' });
export const form = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const reason = inLayer({
  margin: 0,
  paddingInlineStart: space.x3,
  borderInlineStart: `2px solid ${vars.line.strong}`,
  color: ink.base,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
export const lead = inLayer({ margin: 0, color: ink.base, lineHeight: vars.leading.base });
export const button = inLayer({ '@media': { '(max-width: 37.5rem)': { minBlockSize: '44px' } } });
