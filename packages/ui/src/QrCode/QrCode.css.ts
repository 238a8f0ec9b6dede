import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({
  display: 'block',
  inlineSize: '200px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.control,
  // The two colours that are the same in light and dark.
  background: vars.media.ink,
  color: vars.media.surface,
  fill: 'currentColor',
  // Turned around by a contrast theme it could not be read.
  forcedColorAdjust: 'none',
});
