import { vars } from '@stoa/theme/tokens';
import { figures, focusRing, phone, thumb as thumbSize } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';
import { beside } from '../widths.ts';

export const bar = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  paddingInline: vars.space.x4,
  // A container query, because the space in the bar depends on the text size as well.
  containerType: 'inline-size',
  '@media': { [phone]: { gap: vars.space.x1, paddingInline: vars.space.x1 } },
});

export const back = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: '36px',
  minBlockSize: '36px',
  borderRadius: vars.radius.control,
  color: vars.ink.base,
  fontSize: vars.text.s18,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.surface.hover }, '&:focus-visible': focusRing },
  '@media': { [phone]: { minInlineSize: thumbSize, minBlockSize: thumbSize } },
});
export const thumb = inLayer({
  '@media': { [phone]: { minInlineSize: thumbSize, minBlockSize: thumbSize } },
});

const title_ = {
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.ink.base,
  fontWeight: vars.weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
} as const;

export const title = inLayer(title_);
export const titleLink = inLayer({
  ...title_,
  borderRadius: vars.radius.control,
  // As high as a target, on one line in its middle.
  lineHeight: `max(${vars.leading.base} * 1em, ${vars.size.target})`,
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
});

export const end = inLayer({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
  '@media': { [phone]: { gap: 0, paddingInlineEnd: vars.space.x3 } },
});
export const percent = inLayer({
  ...figures,
  marginInlineEnd: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
  '@media': { [phone]: { display: 'none' } },
});
/** On a phone this explanation is in the menu of the button with three dots. */
export const help = inLayer({ display: 'contents', '@media': { [phone]: { display: 'none' } } });
/**
 * Shown only where there is a panel beside the film, because elsewhere the theatre view would change nothing.
 */
export const theatre = inLayer({
  display: 'none',
  '@media': { [beside]: { display: 'contents' } },
});
