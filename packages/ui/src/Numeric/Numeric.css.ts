import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
