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
  // The theme's two colours are the person's there, and only in a dark theme the lighter one is the words'.
  '@media': {
    '(forced-colors: active) and (prefers-color-scheme: light)': {
      background: vars.media.surface,
      color: vars.media.ink,
    },
  },
});
