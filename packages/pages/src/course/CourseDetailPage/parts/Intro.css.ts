import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

export const root = inLayer({
  display: 'grid',
  gap: vars.space.x8,
  minInlineSize: 0,
  maxInlineSize: '46rem',
});

export const part = inLayer({ display: 'grid', gap: vars.space.x3, minInlineSize: 0 });

export const objectives = inLayer({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const objective = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x3,
  fontSize: vars.text.s16,
});

export const tick = inLayer({ flex: 'none', color: vars.accent.indicator, transform: 'translateY(0.15em)' });

export const text = inLayer({ margin: 0, fontSize: vars.text.s16 });
