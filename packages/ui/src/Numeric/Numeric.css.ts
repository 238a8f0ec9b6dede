import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ ...figures, whiteSpace: 'nowrap' });
