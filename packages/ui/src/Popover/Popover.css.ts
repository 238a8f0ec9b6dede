import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

/** Pixels between the button and the panel. */
export const gap = 8;

export const root = inLayer({
  minInlineSize: '12rem',
  maxBlockSize: 'min(70vh, var(--radix-popper-available-height, 100vh))',
  padding: vars.space.x4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: '2px solid transparent' } },
});
