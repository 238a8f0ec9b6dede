import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.surface.sunken,
});
export const rounded = inLayer({ borderRadius: vars.radius.card });

// The child is the caller's own element, so it is stretched by this selector instead of by a class.
globalStyle(`${root} > *`, {
  '@layer': {
    [layers.components]: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  },
});
globalStyle(`${root} > :is(img, video)`, {
  '@layer': { [layers.components]: { objectFit: 'cover' } },
});
