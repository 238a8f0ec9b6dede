import { inLayer } from '../../style/inLayer.ts';

/** The skeleton is as high as the rows. */
export const skeleton = inLayer({ display: 'grid', gap: '1px' });
export const skeletonPart = inLayer({ selectors: { '&&': { blockSize: '7.4rem' } } });
