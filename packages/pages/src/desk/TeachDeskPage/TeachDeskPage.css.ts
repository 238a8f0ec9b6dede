import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
  paddingBlock: `${vars.space.x8} ${vars.space.x16}`,
});
