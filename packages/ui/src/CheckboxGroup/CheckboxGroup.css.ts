import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

export { orientation, root } from '../RadioGroup/RadioGroup.css.ts';

export const all = inLayer({ fontWeight: vars.weight.strong });
export const description = inLayer({
  display: 'block',
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
