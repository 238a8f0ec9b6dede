import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ inlineSize: '100%', minInlineSize: 0 });
export const input = inLayer({ ...figures });
export const unit = inLayer({
  flexShrink: 0,
  marginInlineEnd: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
/** For an IconButton. The selector is doubled, so that it wins whatever the order of the style sheets. */
export const stepper = inLayer({ flexShrink: 0, selectors: { '&&': { marginInlineEnd: '2px' } } });
