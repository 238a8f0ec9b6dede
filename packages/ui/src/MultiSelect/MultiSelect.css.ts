import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({
  selectors: {
    '&&': { flexWrap: 'wrap', gap: vars.space.x1, paddingBlock: '3px', paddingInlineStart: '3px' },
  },
});
export const tags = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tag = inLayer({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });
export const input = inLayer({
  selectors: { '&&': { minInlineSize: '6em', minBlockSize: vars.size.target, paddingInline: vars.space.x2 } },
});
