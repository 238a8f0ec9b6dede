import { variantsInLayer } from './inLayer.ts';

export const alignClass = variantsInLayer(
  {
    start: { alignItems: 'flex-start' },
    center: { alignItems: 'center' },
    end: { alignItems: 'flex-end' },
    baseline: { alignItems: 'baseline' },
    stretch: { alignItems: 'stretch' },
  },
  'align',
);

export const justifyClass = variantsInLayer(
  {
    start: { justifyContent: 'flex-start' },
    center: { justifyContent: 'center' },
    end: { justifyContent: 'flex-end' },
    between: { justifyContent: 'space-between' },
  },
  'justify',
);
