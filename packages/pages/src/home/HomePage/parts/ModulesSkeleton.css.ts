import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x4 });
export const title = inLayer({ selectors: { '&&': { inlineSize: '8rem', blockSize: vars.text.s20 } } });
export const cards = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.x6,
  blockSize: '18rem',
  overflow: 'hidden',
});
export const card = inLayer({ selectors: { '&&': { blockSize: '18rem', borderRadius: vars.radius.card } } });
