import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../../../style/inLayer.ts';

export const root = inLayer({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const fill = variantsInLayer({
  paper: { fill: vars.surface.raised },
  mist: { fill: vars.accent.tint2 },
  soft: { fill: vars.accent.tint3 },
  mid: { fill: vars.accent.borderSoft },
  deep: { fill: vars.accent.fillActive },
  strong: { fill: vars.accent.indicator },
  brand: { fill: vars.brand.exact },
});

export const line = inLayer({ fill: 'none', strokeWidth: 10 });

export const stroke = variantsInLayer({
  soft: { stroke: vars.accent.tint3 },
  mid: { stroke: vars.accent.borderSoft },
});
