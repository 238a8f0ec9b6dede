import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
/** Cards of one row have the same height, so a short title leaves its room at the bottom. */
export const item = inLayer({ display: 'grid', minInlineSize: 0 });
export const bones = inLayer({ display: 'grid', gap: vars.space.x4 });
export const titleBone = inLayer({ selectors: { '&&': { inlineSize: '8rem', blockSize: vars.text.s20 } } });
