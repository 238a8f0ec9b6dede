import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space } = vars;

export const tools = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: vars.size.control,
});
export const end = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  marginInlineStart: 'auto',
});
export const chosen = inLayer({ color: vars.ink.muted, fontSize: vars.text.s14 });
export const list = inLayer({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const choice = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
});
