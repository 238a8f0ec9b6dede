import { inLayer } from '../../style/inLayer.ts';

/** The skeleton is as high as the rows. */
export const bones = inLayer({ display: 'grid', gap: '1px' });
export const bone = inLayer({ selectors: { '&&': { blockSize: '7.4rem' } } });
