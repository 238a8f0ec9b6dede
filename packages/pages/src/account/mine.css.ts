import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

/** One of the person's own pages: title and count, tabs, and their content. */
export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});
