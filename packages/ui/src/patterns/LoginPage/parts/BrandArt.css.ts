import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../../../style/inLayer.ts';

export const root = inLayer({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const fill = variantsInLayer({
  paper: { fill: vars.cover1.paper },
  mist: { fill: vars.accent.tint2 },
  soft: { fill: vars.accent.tint3 },
  mid: { fill: vars.cover1.soft },
  deep: { fill: vars.cover1.deep },
  strong: { fill: vars.cover1.mid },
  brand: { fill: vars.brand.exact },
});

export const line = inLayer({ fill: 'none', strokeWidth: 10 });

export const stroke = variantsInLayer({
  soft: { stroke: vars.accent.tint3 },
  mid: { stroke: vars.cover1.soft },
});
