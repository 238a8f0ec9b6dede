import { vars } from '@stoa/theme/tokens';
import { figures, filled, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

export const list = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const item = inLayer({ position: 'relative', display: 'grid', minInlineSize: 0 });

/** The number of a ranking, placed over the lower corner of the cover. */
export const rankPlace = inLayer({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  aspectRatio: '16 / 9',
  padding: vars.space.x2,
  boxSizing: 'border-box',
  pointerEvents: 'none',
});

export const rank = inLayer({
  ...figures,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.ink.base,
  fontSize: vars.text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  selectors: { '&[data-top]': { ...filled, background: vars.accent.fill, color: vars.accent.onFill } },
});

/** The row has the height of its buttons from the beginning, because they load after the page. */
export const acts = inLayer({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `0 ${vars.space.x1}`,
  minBlockSize: vars.size.controlSm,
});

export const resume = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.accent.text,
  fontSize: vars.text.s13,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
    // Compensates the button's padding, so that its text is aligned with the text of the card.
    '&:last-child': { marginInlineEnd: `calc(-1 * ${vars.space.x2})` },
  },
});
