import { vars } from '@stoa/theme/tokens';
import { filled } from '../style/filled.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ position: 'relative', display: 'inline-flex' });

export const mark = inLayer({
  ...filled,
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: 'max(18px, 1.6em)',
  minBlockSize: 'max(18px, 1.6em)',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: vars.danger.fill,
  color: vars.danger.onFill,
  fontSize: 'max(11px, 0.786rem)',
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const dot = inLayer({
  selectors: { '&&': { minInlineSize: '8px', minBlockSize: '8px', padding: 0 } },
});

// A rim in the surface's colour separates the badge from the element that it sits on.
export const corner = inLayer({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineEnd: '-4px',
  boxShadow: `0 0 0 2px ${vars.surface.raised}`,
  pointerEvents: 'none',
});
