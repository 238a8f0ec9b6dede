import { vars } from '@stoa/theme/tokens';
import { figures, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

export const bar = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  paddingInline: vars.space.x4,
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
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
});

export const end = inLayer({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
});
export const percent = inLayer({
  ...figures,
  marginInlineEnd: vars.space.x2,
  color: vars.ink.muted,
  fontSize: vars.text.s14,
});
/**
 * Shown only from the width on at which there is a panel beside the film; below it the theatre view would
 * change nothing.
 */
export const theatre = inLayer({
  display: 'none',
  '@media': { '(min-width: 68rem)': { display: 'contents' } },
});
