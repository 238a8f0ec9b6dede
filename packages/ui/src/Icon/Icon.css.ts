import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flexShrink: 0,
  verticalAlign: '-0.25em',
});

export const size = {
  sm: inLayer({ fontSize: '0.8em' }),
  lg: inLayer({ fontSize: '1.3em' }),
};

export const directional = inLayer({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' }, '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
