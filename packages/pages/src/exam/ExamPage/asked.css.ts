import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

/** A picture in an option, below its text. */
export const picture = inLayer({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlockStart: vars.space.x2,
});
