import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

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

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ display: 'grid', minInlineSize: 0 });
/** The skeleton is as high as a card. */
export const skeletonPart = inLayer({ selectors: { '&&': { minBlockSize: '24rem' } } });
