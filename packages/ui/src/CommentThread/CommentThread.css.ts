import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, ink, text, line, radius, weight } = vars;

export const root = inLayer({
  display: 'grid',
  gap: space.x5,
  minInlineSize: 0,
  borderRadius: radius.control,
  color: ink.base,
  selectors: { '&:focus-visible': focusRing },
});
export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const count = inLayer({
  ...figures,
  margin: 0,
  fontSize: text.s16,
  fontWeight: weight.strong,
});
export const off = inLayer({ margin: 0, color: ink.muted, fontSize: text.s14 });
export const list = inLayer({ display: 'grid', gap: space.x4, margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${line.soft}`,
});
export const replies = inLayer({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x3,
  marginBlockStart: space.x2,
  paddingInlineStart: space.x4,
  borderInlineStart: `2px solid ${line.soft}`,
});
export const skeleton = inLayer({ display: 'grid', gap: space.x6 });
export const more = inLayer({ display: 'grid', justifyItems: 'center' });
