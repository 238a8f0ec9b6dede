import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

export const root = inLayer({ inlineSize: '100%', minInlineSize: 0 });
export const country = inLayer({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  inlineSize: '6em',
  borderInlineEnd: `1px solid ${vars.line.soft}`,
});
export const code = inLayer({
  ...figures,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&&': { paddingInlineEnd: vars.space.x6 },
    // The ring around the frame does not show which of the two fields has the focus, so the calling code is
    // underlined.
    '&:focus-visible': { textDecoration: 'underline', textDecorationColor: vars.accent.indicator },
  },
});
export const chevron = inLayer({
  position: 'absolute',
  insetInlineEnd: vars.space.x2,
  color: vars.ink.muted,
  pointerEvents: 'none',
});
export const number = inLayer({
  ...figures,
  // Phone numbers are read from left to right in every language.
  direction: 'ltr',
  textAlign: 'start',
});
