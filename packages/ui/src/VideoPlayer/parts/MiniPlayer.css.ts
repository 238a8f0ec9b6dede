import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { media, space, radius } = vars;

/** The frame while it floats, in a corner of the page that follows the reading direction. */
export const floating = inLayer({
  selectors: {
    '&&': {
      position: 'fixed',
      inset: 'auto',
      insetInlineEnd: space.x4,
      insetBlockEnd: space.x4,
      zIndex: vars.layer.overlay,
      inlineSize: 'min(22rem, 60vw)',
      aspectRatio: '16 / 9',
      border: `1px solid ${media.track}`,
      borderRadius: radius.card,
      boxShadow: vars.shadow.menu,
    },
  },
});

export const actions = inLayer({
  position: 'absolute',
  insetBlockStart: space.x1,
  insetInlineEnd: space.x1,
  display: 'flex',
  borderRadius: radius.control,
  background: media.surface,
  color: media.ink,
});

/** The notice that is shown in the original position of the video while it floats. */
export const place = inLayer({
  display: 'grid',
  placeContent: 'center',
  margin: 0,
  padding: space.x6,
  color: media.inkMuted,
});
