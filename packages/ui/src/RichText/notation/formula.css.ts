import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../../style/inLayer.ts';

/**
 * A formula in a line. It is a flexible box, because an inline block that scrolls would not stand on the line's
 * baseline.
 */
export const line = inLayer({
  display: 'inline-flex',
  maxInlineSize: '100%',
  // A formula that is too wide scrolls by itself, so that the page does not.
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: '1px',
});
export const block = inLayer({
  display: 'flex',
  justifyContent: 'safe center',
  maxInlineSize: '100%',
  marginBlock: vars.space.x2,
  paddingBlock: vars.space.x1,
  overflowX: 'auto',
  overflowY: 'hidden',
});
/** Formulae read from left to right in every language. */
export const math = inLayer({ flexShrink: 0, direction: 'ltr', fontSize: '1.1em' });
/**
 * Browsers replace a single letter by one of Unicode's slanted letters, which the fonts of many machines
 * lack. This rule slants the letter of the text's own font instead.
 */
export const letter = inLayer({ textTransform: 'none', fontStyle: 'italic' });
