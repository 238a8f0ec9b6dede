import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x5 });

export const strength = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '1.5em',
  marginBlockStart: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
export const bar = inLayer({
  inlineSize: vars.space.x10,
  blockSize: vars.space.x1,
  borderRadius: vars.radius.control,
  background: vars.line.soft,
  selectors: { '&[data-filled]': { background: vars.accent.indicator } },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-filled]': { background: 'Highlight' } },
    },
  },
});
