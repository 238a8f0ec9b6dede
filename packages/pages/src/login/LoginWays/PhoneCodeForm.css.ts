import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({ display: 'grid', gap: vars.space.x5 });

/** Field and button share a line if both fit. */
export const row = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x2,
});
export const phone = inLayer({ flex: '1 1 13rem', minInlineSize: 0 });
/**
 * The button has the same width with and without the seconds, so that nothing moves while they count down.
 */
export const send = inLayer({ flex: '0 0 auto', minInlineSize: '8.5rem' });

export const code = inLayer({ selectors: { '&&': { display: 'flex' } } });
