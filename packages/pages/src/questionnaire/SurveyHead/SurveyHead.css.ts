import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink } = vars;

export const root = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const back = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.x1,
  minBlockSize: vars.size.target,
  color: ink.muted,
  fontSize: text.s14,
  textDecoration: 'none',
  selectors: { '&:hover': { color: ink.base } },
  '@media': { '(max-width: 37.5rem)': { minBlockSize: '44px' } },
});
/** The introduction keeps one line while the sanitiser loads, so that nothing below it moves. */
export const intro = inLayer({
  minBlockSize: `calc(${text.s14} * ${vars.leading.base})`,
  color: ink.muted,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
});
export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  margin: 0,
  padding: 0,
  color: ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
});
export const fact = inLayer({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
