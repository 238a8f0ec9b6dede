import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x5 });

export const row = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});
