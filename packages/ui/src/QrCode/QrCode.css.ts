import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({
  display: 'block',
  inlineSize: '200px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.control,
  // These two colours are the same in the light and the dark appearance.
  background: vars.media.ink,
  color: vars.media.surface,
  fill: 'currentColor',
  // The code keeps its colours, because one with exchanged colours could not be read.
  forcedColorAdjust: 'none',
  // In forced colours these two tokens become the person's colours, and only in a dark scheme the text colour
  // is the lighter one.
  '@media': {
    '(forced-colors: active) and (prefers-color-scheme: light)': {
      background: vars.media.surface,
      color: vars.media.ink,
    },
  },
});
