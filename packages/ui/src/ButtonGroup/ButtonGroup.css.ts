import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ alignItems: 'center', minInlineSize: 0, margin: 0 });
export const loose = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  padding: 0,
  border: 0,
});
export const framed = inLayer({
  display: 'inline-flex',
  gap: '2px',
  padding: '2px',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: `calc(${vars.radius.control} + 2px)`,
  background: vars.surface.raised,
});
