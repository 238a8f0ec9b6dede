import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });
export const nowrap = inLayer({ flexWrap: 'nowrap' });
