import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const slide = keyframes({ from: { backgroundPosition: '-60% 0' }, to: { backgroundPosition: '160% 0' } });

export const root = inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minInlineSize: 0 });

const fill = createVar('fill');

const moving = {
  borderRadius: vars.radius.pill,
  background: fill,
  transitionProperty: 'inline-size',
  transitionDuration: vars.duration.enter,
  transitionTimingFunction: vars.ease.out,
} as const;

/** The browser's own progress element: value and role for free, and no inline style for the strict CSP. */
export const bar = inLayer({
  vars: { [fill]: vars.accent.indicator },
  appearance: 'none',
  display: 'block',
  flex: 1,
  minInlineSize: '2rem',
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  overflow: 'hidden',
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': moving,
  '::-moz-progress-bar': moving,
  selectors: {
    '&:indeterminate': {
      backgroundImage: `linear-gradient(${fill}, ${fill})`,
      backgroundSize: '40% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${slide} 1.4s ease-in-out infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    '(forced-colors: active)': {
      vars: { [fill]: 'Highlight' },
      forcedColorAdjust: 'none',
      background: 'Canvas',
      outline: '1px solid CanvasText',
    },
  },
});

export const still = inLayer({
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:indeterminate': { animation: 'none' } } },
  },
  selectors: { '[data-stoa-motion="reduced"] &:indeterminate': { animation: 'none' } },
});

export const size = variantsInLayer(
  { sm: { blockSize: '4px' }, md: { blockSize: '6px' }, lg: { blockSize: '8px' } },
  'size',
);

export const done = inLayer({ selectors: { '&&': { vars: { [fill]: vars.success.indicator } } } });

export const value = inLayer({
  ...figures,
  minInlineSize: '4ch',
  color: vars.ink.muted,
  fontSize: vars.text.s12,
  textAlign: 'end',
});
