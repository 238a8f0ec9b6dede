import { vars } from '@stoa/theme/tokens';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

/** Each picture covers a quarter of the one before; a gap in the surface's colour separates them. */
export const root = inLayer({ display: 'inline-flex', isolation: 'isolate' });

const overlap = (side: string) => ({ selectors: { '& + &': { marginInlineStart: `calc(${side} / -4)` } } });
export const size = variantsInLayer(
  { sm: overlap('24px'), md: overlap('32px'), lg: overlap('48px') },
  'size',
);

export const person = inLayer({
  display: 'inline-flex',
  border: `2px solid ${vars.surface.raised}`,
  borderRadius: vars.radius.pill,
});

const box = (side: string, fontSize: string) => ({ minInlineSize: side, blockSize: side, fontSize });
export const more = inLayer({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  color: vars.ink.muted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  // The number is drawn by the style instead of written as text, because the name of the group already says
  // it.
  '::before': { content: 'attr(data-more)' },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const moreSize = variantsInLayer(
  { sm: box('24px', '10px'), md: box('32px', '12px'), lg: box('48px', '14px') },
  'more-size',
);
