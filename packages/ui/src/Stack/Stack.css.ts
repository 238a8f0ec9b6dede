import { inLayer } from '../style/inLayer.ts';

// Children may shrink below their content, or one long word would widen the page.
export const root = inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
