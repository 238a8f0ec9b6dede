import { vars } from '@stoa/theme/tokens';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

export const root = inLayer({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const picture = inLayer({ display: 'grid', justifyItems: 'center', minInlineSize: 0 });

export const host = inLayer({ inlineSize: '100%', selectors: { '&:empty': { display: 'none' } } });

export const control = inLayer({
  ...feedback('color'),
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  color: vars.ink.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.ink.base }, '&:focus-visible': focusRing },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
