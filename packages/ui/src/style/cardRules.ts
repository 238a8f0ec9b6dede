import { vars } from '@stoa/theme/tokens';

/** The ground of a card. */
export const paper = {
  position: 'relative',
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.base,
  // Off-screen cards cost neither layout nor paint; find-in-page and focus still reach them.
  contentVisibility: 'auto',
} as const;

const rest = 'translateY(0)';

/**
 * A card that can be opened rises under the pointer. It has a transform at rest as well: one that came with the
 * pointer would lay the list out anew for every card that is scrolled past.
 */
export const lift = {
  transform: rest,
  selectors: {
    '&:hover': { borderColor: vars.line.strong, transform: 'translateY(-2px)' },
    '[data-stoa-motion="reduced"] &:hover': { transform: rest },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:hover': { transform: rest } } },
  },
} as const;

/** A link whose target is the whole card around it. */
export const stretchedLink = {
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card, zIndex: 1 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // Inside the edge: what stands outside is cut by the card's own containment.
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-3px' },
  },
} as const;

/** Above a stretched link, so that a button in it can be pressed. */
export const aboveLink = { position: 'relative', zIndex: 2, marginInlineStart: 'auto' } as const;

/** The name of what a card stands for: two lines, the rest behind an ellipsis. */
export const cardTitle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  fontSize: vars.text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
} as const;
