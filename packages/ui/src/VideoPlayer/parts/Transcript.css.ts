import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

/** The transcript is at the side of the video, above the control bar. */
export const overFilm = inLayer({
  position: 'absolute',
  insetBlock: `0 88px`,
  insetInlineEnd: 0,
  inlineSize: 'min(22rem, 72%)',
  borderInlineStart: `1px solid ${vars.media.track}`,
});
