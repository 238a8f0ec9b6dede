import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
/** Cards of one row share their height, so that a one-line title leaves its room at the foot. */
export const item = inLayer({ display: 'grid', minInlineSize: 0 });
export const bones = inLayer({ display: 'grid', gap: vars.space.x4 });
export const titleBone = inLayer({ selectors: { '&&': { inlineSize: '8rem', blockSize: vars.text.s20 } } });
