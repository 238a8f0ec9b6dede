import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ minInlineSize: 0, overflowWrap: 'anywhere' });
