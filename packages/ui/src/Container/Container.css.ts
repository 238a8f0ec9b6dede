import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

export const root = inLayer({
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: `clamp(${vars.space.x4}, 4vw, ${vars.space.x6})`,
});

// The gutters are added to the width, so that 1200 px means 1200 px of content.
const measure = (width: string) => ({ maxInlineSize: `calc(${width} + 2 * ${vars.space.x6})` });

export const width = variantsInLayer(
  {
    content: measure(vars.width.content),
    catalogue: measure(vars.width.catalogue),
    reading: measure(vars.width.reading),
    full: { maxInlineSize: 'none' },
  },
  'width',
);
