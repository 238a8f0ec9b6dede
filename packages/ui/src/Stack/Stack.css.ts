import { inLayer } from '../style/inLayer.ts';

// Children may become narrower than their content; otherwise one long word would widen the page.
export const root = inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
