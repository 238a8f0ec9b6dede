import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

const { space, text } = vars;

export const root = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0, color: vars.ink.base });
export const line = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: space.x6,
  rowGap: space.x3,
  minInlineSize: 0,
});
export const words = inLayer({ flex: '1 1 18rem', display: 'grid', gap: space.x1, minInlineSize: 0 });
export const heading = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x3,
  rowGap: space.x1,
});
export const title = inLayer({
  margin: 0,
  minInlineSize: 0,
  fontSize: text.s24,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  // The heading gets the focus after each navigation; a focus ring would suggest a control.
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
export const description = inLayer({
  maxInlineSize: vars.width.reading,
  color: vars.ink.muted,
  fontSize: text.s14,
});
export const actions = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const tabs = inLayer({ minInlineSize: 0, marginBlockStart: space.x2 });
