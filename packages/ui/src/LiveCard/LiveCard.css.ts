import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

/** How soon the live session starts, shown beside the state. */
export const near = inLayer(figures);

export const invitation = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  // The line has the same height with and without a button, so that the feet of neighbouring cards are
  // aligned.
  minBlockSize: vars.size.controlSm,
  marginInlineStart: 'auto',
  color: vars.accent.text,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.strong,
});
