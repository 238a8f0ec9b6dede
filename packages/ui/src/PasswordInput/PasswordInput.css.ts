import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const toggle = inLayer({ flexShrink: 0, selectors: { '&&': { marginInlineEnd: vars.space.x1 } } });
// The browser's own reveal button would stand beside ours.
export const input = inLayer({ selectors: { '&::-ms-reveal': { display: 'none' } } });
export const caps = inLayer({ marginInlineEnd: vars.space.x1, color: vars.warning.text });
