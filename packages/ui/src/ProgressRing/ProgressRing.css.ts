import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

export const root = inLayer({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  color: vars.ink.base,
  fontSize: vars.text.s12,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

// The ring is sized in em, because the words have to fit inside.
const box = (side: string) => ({ inlineSize: side, blockSize: side });
export const size = variantsInLayer({ sm: box('2em'), md: box('4em'), lg: box('6em') }, 'size');

// The ring starts at twelve o'clock and runs in the reading direction.
export const ring = inLayer({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  transform: 'rotate(-90deg)',
  selectors: { '[dir="rtl"] &': { transform: 'rotate(-90deg) scaleY(-1)' } },
});
export const track = inLayer({
  color: vars.surface.sunken,
  '@media': { '(forced-colors: active)': { color: 'GrayText' } },
});
export const bar = inLayer({
  color: vars.accent.indicator,
  transitionProperty: 'stroke-dashoffset',
  transitionDuration: vars.duration.enter,
  transitionTimingFunction: vars.ease.out,
  '@media': { '(forced-colors: active)': { color: 'Highlight', forcedColorAdjust: 'none' } },
});
export const done = inLayer({ selectors: { '&&': { color: vars.success.indicator } } });
export const inside = inLayer({ gridArea: '1 / 1' });
