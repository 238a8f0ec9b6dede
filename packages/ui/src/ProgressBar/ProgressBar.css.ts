import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const slide = keyframes({ from: { backgroundPosition: '-60% 0' }, to: { backgroundPosition: '160% 0' } });

export const root = inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minInlineSize: 0 });

/**
 * The bar is a native `progress` element, because that has the role and the value, and needs no inline style,
 * which a strict content security policy forbids.
 */
export const bar = inLayer({
  appearance: 'none',
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: '2rem',
  border: 0,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.surface.sunken,
  overflow: 'hidden',
  '::-webkit-progress-bar': { backgroundColor: 'transparent' },
  // There is no transition, because it would cost time for every bar of a page whenever a value or the brand
  // colour changes.
  '::-webkit-progress-value': { borderRadius: vars.radius.pill },
  '::-moz-progress-bar': { borderRadius: vars.radius.pill },
  selectors: {
    '&:indeterminate': {
      backgroundSize: '40% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${slide} 1.4s ease-in-out infinite`,
    },
    '[data-stoa-motion="reduced"] &:indeterminate': { animation: 'none' },
    '&&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:indeterminate': { animation: 'none' } } },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      outline: '1px solid CanvasText',
    },
  },
});

export const beside = inLayer({ flex: 1, inlineSize: 'auto' });

const filledWith = (color: string): StyleRule => ({
  '::-webkit-progress-value': { backgroundColor: color },
  '::-moz-progress-bar': { backgroundColor: color },
  selectors: { '&:indeterminate': { backgroundImage: `linear-gradient(${color}, ${color})` } },
});
const filling = (color: string): StyleRule => ({
  ...filledWith(color),
  '@media': { '(forced-colors: active)': filledWith('Highlight') },
});
export const fill = variantsInLayer(
  { part: filling(vars.accent.indicator), done: filling(vars.success.indicator) },
  'fill',
);

export const size = variantsInLayer(
  { sm: { blockSize: '4px' }, md: { blockSize: '6px' }, lg: { blockSize: '8px' } },
  'size',
);

export const value = inLayer({
  ...figures,
  minInlineSize: '4ch',
  color: vars.ink.muted,
  fontSize: vars.text.s12,
  textAlign: 'end',
});
