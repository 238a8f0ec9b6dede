import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

/**
 * The row has the height of its buttons, which may load after the page. In the column it has a line of its
 * own.
 */
export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
});
