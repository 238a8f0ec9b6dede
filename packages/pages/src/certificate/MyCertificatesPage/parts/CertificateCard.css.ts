import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

/**
 * The background behind a certificate. It has the shape of a certificate in landscape, so that all cards have
 * the same size.
 */
export const mat = inLayer({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  aspectRatio: '4 / 3',
  padding: `${vars.space.x4} ${vars.space.x5}`,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  background: vars.surface.sunken,
});
/** In landscape the certificate fills the width of the background; in portrait it fills the height. */
export const sheet = inLayer({
  inlineSize: '100%',
  selectors: { '&[data-orientation="P"]': { inlineSize: '50%' } },
});

export const fact = inLayer({
  ...figures,
  margin: 0,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
  overflowWrap: 'anywhere',
});
