import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../../style/inLayer.ts';

/** The row is as high as its buttons, which may load after the page. */
export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 100%',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
});
