import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { space, ink, surface, text } = vars;

/** The names are one column, so that the texts begin at the same place in every language. */
export const rules = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, auto) minmax(0, 1fr)',
  gap: `${space.x1} ${space.x4}`,
  margin: 0,
});
export const rule = inLayer({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  padding: `${space.x2} ${space.x3}`,
  borderInlineStart: '3px solid transparent',
});
export const current = inLayer({
  borderInlineStartColor: vars.accent.indicator,
  background: surface.sunken,
});
export const ruleName = inLayer({ display: 'grid', alignContent: 'start', fontWeight: vars.weight.strong });
export const ruleMark = inLayer({
  color: ink.muted,
  fontSize: text.s13,
  fontWeight: vars.weight.regular,
});
export const ruleText = inLayer({ margin: 0, lineHeight: vars.leading.base });
