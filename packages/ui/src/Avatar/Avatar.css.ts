import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

export const root = inLayer({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.accent.tint3,
  color: vars.accent.textStrong,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
  selectors: { '&[data-short]::before': { content: 'attr(data-short)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const box = (side: string, fontSize: string) => ({ inlineSize: side, blockSize: side, fontSize });
export const size = variantsInLayer(
  { sm: box('24px', '10px'), md: box('32px', '12px'), lg: box('48px', '16px') },
  'size',
);

export const image = inLayer({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
