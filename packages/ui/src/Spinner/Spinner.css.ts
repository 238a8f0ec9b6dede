import { keyframes } from '@vanilla-extract/css';
import { calm } from '../style/calm.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = inLayer({ display: 'inline-flex', color: 'inherit', flexShrink: 0 });

export const ring = inLayer({
  inlineSize: '1em',
  blockSize: '1em',
  animation: `${turn} 0.9s linear infinite`,
  // Under reduced motion the ring does not move, because the text beside it says that the work is in
  // progress.
  ...calm({ animation: 'none' }),
});

export const size = variantsInLayer(
  { sm: { fontSize: '1em' }, md: { fontSize: '1.5em' }, lg: { fontSize: '2.25em' } },
  'size',
);

export const track = inLayer({ opacity: 0.25 });
