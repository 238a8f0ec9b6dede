import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

// The backdrop does not reach over the gutter, which shows the root alone: it is dimmed like the page beside it.
export const locked = inLayer({
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  background: `linear-gradient(${vars.scrim.backdrop}, ${vars.scrim.backdrop}), ${vars.surface.page}`,
});
