import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const head = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  '@media': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ display: 'grid', minInlineSize: 0 });
