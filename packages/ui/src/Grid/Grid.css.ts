import { layers } from '@stoa/theme/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});

export const root = inLayer({ display: 'grid', minInlineSize: 0 });
// The first cards are laid out at once, because an estimated height would be corrected while people look at
// them.
globalStyle(`${root} > :nth-child(-n + 12) > *`, {
  '@layer': { [layers.components]: { contentVisibility: 'visible' } },
});

export const least = variantsInLayer(
  { sm: columns('11rem'), md: columns('17rem'), lg: columns('24rem') },
  'least',
);

export const list = inLayer({ gridTemplateColumns: 'minmax(0, 1fr)' });
