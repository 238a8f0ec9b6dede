import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

const { media, space, surface, text } = vars;

export const root = inLayer({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The stage is placed in the grid area of this name.
  gridTemplateAreas: '"stage"',
  alignItems: 'center',
  minBlockSize: '100dvh',
  background: media.surface,
  color: media.ink,
  selectors: {
    '&[data-reading]': {
      gridTemplateAreas: '"title" "stage"',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      background: surface.page,
      color: vars.ink.base,
    },
  },
});

/**
 * The title shows over a film only while the pointer is on the film or the focus inside; above a document it
 * always shows.
 */
export const title = inLayer({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInline: 0,
  margin: 0,
  padding: `${space.x3} ${space.x5}`,
  overflow: 'hidden',
  background: media.surface,
  color: media.ink,
  fontSize: text.s14,
  fontWeight: vars.weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    '[data-component="PurePlayer"]:hover > &, [data-component="PurePlayer"]:focus-within > &': { opacity: 1 },
    '[data-reading] > &': {
      gridArea: 'title',
      position: 'static',
      paddingInline: space.x6,
      background: 'transparent',
      color: vars.ink.base,
      fontSize: text.s16,
      whiteSpace: 'normal',
      opacity: 1,
    },
  },
});

export const instead = inLayer({
  gridArea: 'stage',
  display: 'grid',
  placeItems: 'center',
  padding: space.x6,
});
