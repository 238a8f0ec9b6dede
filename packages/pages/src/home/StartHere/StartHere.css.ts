import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const starts = inLayer({
  display: 'grid',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = inLayer({ display: 'grid', minInlineSize: 0 });
