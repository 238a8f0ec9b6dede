import { vars } from '@stoa/theme/tokens';
import { variantsInLayer } from './inLayer.ts';

const { space } = vars;

export const gapClass = variantsInLayer(
  {
    0: { gap: 0 },
    1: { gap: space.x1 },
    2: { gap: space.x2 },
    3: { gap: space.x3 },
    4: { gap: space.x4 },
    5: { gap: space.x5 },
    6: { gap: space.x6 },
    8: { gap: space.x8 },
    10: { gap: space.x10 },
    12: { gap: space.x12 },
    16: { gap: space.x16 },
  },
  'gap',
);
