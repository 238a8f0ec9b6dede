import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

export const root = inLayer({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.accent.tint3,
  color: vars.accent.textStrong,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
  selectors: { '&[data-short]::before': { content: 'attr(data-short)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

// At the usual text size 1 rem is 14 px. The picture grows with the text, and never gets smaller.
const box = (side: number, fontSize: number) => {
  const grown = `max(${side}px, ${(side / 14).toFixed(3)}rem)`;
  return {
    inlineSize: grown,
    blockSize: grown,
    fontSize: `max(${fontSize}px, ${(fontSize / 14).toFixed(3)}rem)`,
  };
};
export const size = variantsInLayer({ sm: box(24, 10), md: box(32, 12), lg: box(48, 16) }, 'size');

// The picture has the round shape itself, because an element that cuts its content off is more work to draw, and
// most avatars have no picture.
export const image = inLayer({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});
