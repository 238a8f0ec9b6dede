import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});

export const root = inLayer({ display: 'grid', minInlineSize: 0 });

export const least = variantsInLayer(
  { sm: columns('11rem'), md: columns('17rem'), lg: columns('24rem') },
  'least',
);

export const list = inLayer({ gridTemplateColumns: 'minmax(0, 1fr)' });
