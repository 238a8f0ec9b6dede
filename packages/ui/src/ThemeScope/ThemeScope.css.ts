import { moreContrast, vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

/**
 * Background, text colour and similar properties are set again, because inherited values were computed from the
 * page's theme.
 */
export const root = inLayer({
  minInlineSize: 0,
  background: vars.surface.page,
  color: vars.ink.base,
  // The scope gets the same adjustments as the page itself, because a preview must not undo what a person
  // needs.
  '@media': { '(prefers-contrast: more)': { vars: moreContrast } },
});
