import { inLayer } from '../style/inLayer.ts';

export const locked = inLayer({ overflow: 'hidden' });
