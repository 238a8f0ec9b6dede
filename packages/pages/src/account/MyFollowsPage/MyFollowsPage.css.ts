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
export const kinds = inLayer({ overflowX: 'auto', overscrollBehaviorX: 'contain' });

/** The skeleton is as high as the rows. */
export const bones = inLayer({ display: 'grid', gap: '1px' });
export const bone = inLayer({ selectors: { '&&': { blockSize: '7.4rem' } } });
