import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x5, minInlineSize: 0 });
export const head = inLayer({ display: 'grid', justifyItems: 'start', gap: vars.space.x2 });
export const line = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  inlineSize: '100%',
});
/** The skeleton has the shape of a sheet in landscape. */
export const skeletonPart = inLayer({ selectors: { '&&': { aspectRatio: '842 / 595', blockSize: 'auto' } } });
