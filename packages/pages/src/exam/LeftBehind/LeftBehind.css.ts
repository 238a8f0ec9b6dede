import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line } = vars;

export const root = inLayer({ display: 'grid', gap: space.x6 });
export const part = inLayer({ display: 'grid', gap: space.x2 });
export const note = inLayer({ margin: 0, color: ink.muted, fontSize: text.s13 });
export const list = inLayer({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const answer = inLayer({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x1,
  paddingBlockStart: space.x3,
  borderBlockStart: `1px solid ${line.soft}`,
  fontSize: text.s14,
});
export const stem = inLayer({ margin: 0, overflowWrap: 'anywhere' });
export const said = inLayer({
  margin: 0,
  fontWeight: vars.weight.strong,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
