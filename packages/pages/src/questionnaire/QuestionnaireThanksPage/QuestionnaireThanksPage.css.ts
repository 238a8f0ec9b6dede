import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink } = vars;

export const root = inLayer({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x4,
  minBlockSize: '60dvh',
  paddingBlock: space.x12,
  textAlign: 'center',
});
export const sign = inLayer({ color: vars.success.indicator, fontSize: '3rem' });
export const title = inLayer({ selectors: { '&:focus': { outline: 'none' } } });
export const thanks = inLayer({
  minBlockSize: `calc(${text.s16} * ${vars.leading.base})`,
  maxInlineSize: vars.width.reading,
  fontSize: text.s16,
});
export const note = inLayer({ margin: 0, color: ink.muted, fontSize: text.s14 });
export const awards = inLayer({ margin: 0, padding: 0, fontSize: text.s14, listStyle: 'none' });
export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x3,
  marginBlockStart: space.x4,
});
