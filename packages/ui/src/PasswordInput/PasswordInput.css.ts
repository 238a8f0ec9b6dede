import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const toggle = inLayer({ flexShrink: 0, selectors: { '&&': { marginInlineEnd: vars.space.x1 } } });
// Hides the browser's own button to show the password, because the component has one.
export const input = inLayer({ selectors: { '&::-ms-reveal': { display: 'none' } } });
export const caps = inLayer({ marginInlineEnd: vars.space.x1, color: vars.warning.text });
