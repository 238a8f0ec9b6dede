import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

/** Pixels between the link and the card. */
export const gap = 8;

export const root = inLayer({
  inlineSize: 'max-content',
  minInlineSize: '14rem',
  maxBlockSize: 'var(--radix-popper-available-height, 100vh)',
  padding: vars.space.x4,
  overflowY: 'auto',
  fontSize: vars.text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
