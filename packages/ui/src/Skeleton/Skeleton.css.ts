import { keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const root = inLayer({
  display: 'block',
  background: vars.surface.sunken,
  // The animation stops after five rounds, because movement must not last long (WCAG 2.2.2).
  animation: `${breathe} 1.6s ease-in-out 5`,
  ...calm({ animation: 'none' }),
});

export const edge = inLayer({
  '@media': { '(forced-colors: active)': { border: '1px dashed GrayText' } },
});

export const shape = variantsInLayer(
  {
    text: { blockSize: '1em', marginBlock: '0.3em', borderRadius: vars.radius.control },
    block: { borderRadius: vars.radius.card },
    circle: { borderRadius: vars.radius.pill, aspectRatio: '1', inlineSize: '2.5em' },
    cover: { aspectRatio: '16 / 9', borderRadius: vars.radius.card },
  },
  'shape',
);

export const lines = inLayer({ display: 'block' });
export const lastLine = inLayer({ selectors: { '&&': { inlineSize: '60%' } } });
