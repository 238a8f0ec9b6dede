import { moreContrast, vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

/** Inherited values were made of the page's theme: what text and ground are made of is said anew. */
export const root = inLayer({
  minInlineSize: 0,
  background: vars.surface.page,
  color: vars.ink.base,
  // The same steps as on the page itself: a preview may not undo what a person needs.
  '@media': { '(prefers-contrast: more)': { vars: moreContrast } },
});
