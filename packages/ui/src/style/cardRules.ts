import { vars } from '@stoa/theme/tokens';

/** Background and border of a card. */
export const paper = {
  position: 'relative',
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.ink.base,
  // Off-screen cards are neither laid out nor painted, but the browser's search and the focus still reach
  // them.
  contentVisibility: 'auto',
} as const;

const rest = 'translateY(0)';

/**
 * Lifts a card that can be opened under the pointer. It has a transform at rest too, because adding one on
 * hover would cause a layout of the list for every card that the pointer passes.
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

/** A link that is stretched over the whole card around it. */
export const stretchedLink = {
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card, zIndex: 1 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // The ring is inside the edge, because the containment of the card cuts off everything outside.
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-3px' },
  },
} as const;

/** For an element above a stretched link, so that a button in it can be pressed. */
export const aboveLink = { position: 'relative', zIndex: 2, marginInlineStart: 'auto' } as const;

/** The title of a card: at most two lines, then an ellipsis. */
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
