import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const list = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const gap = inLayer({ minInlineSize: vars.size.target, color: vars.ink.muted, textAlign: 'center' });
export const page = inLayer({
  ...figures,
  // A higher specificity than the button's own rule, because its style sheet may be loaded later.
  selectors: { '&&&': { fontSize: vars.text.s14, textAlign: 'center' } },
});
