import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, ink, text, radius, weight } = vars;

export const root = inLayer({
  display: 'grid',
  alignContent: 'start',
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
  gap: space.x2,
});
export const search = inLayer({ flex: '1 1 9rem', minInlineSize: 0 });
export const found = inLayer({
  ...figures,
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
});
export const group = inLayer({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const lesson = inLayer({
  margin: 0,
  fontSize: text.s14,
  fontWeight: weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const list = inLayer({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const skeleton = inLayer({ display: 'grid', gap: space.x5 });
/** The actions for the selected notes, shown above the list. */
export const chosen = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
