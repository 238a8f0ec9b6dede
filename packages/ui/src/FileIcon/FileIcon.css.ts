import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const { file } = vars;

export const root = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  flexShrink: 0,
  lineHeight: 1,
  verticalAlign: 'middle',
});

export const plate = inLayer({
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
});
const box = (side: string, glyph: string) => ({ inlineSize: side, blockSize: side, fontSize: glyph });
export const size = variantsInLayer(
  { sm: box('24px', '12px'), md: box('36px', '18px'), lg: box('48px', '24px') },
  'size',
);

/**
 * The theme's colour for each file label. It is decorative, because the shape and the word say the kind of file
 * as well.
 */
export const color = variantsInLayer(
  {
    1: { color: file.word },
    2: { color: file.ppt },
    3: { color: file.pdf },
    4: { color: file.excel },
    5: { color: file.video },
    6: { color: file.audio },
    7: { color: file.image },
    8: { color: file.link },
    999: { color: file.generic },
  },
  'color',
);

export const word = inLayer({ color: vars.ink.muted, fontSize: vars.text.s13 });
