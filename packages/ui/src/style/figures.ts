import type { StyleRule } from '@vanilla-extract/css';

/**
 * Words that keep their own order in a page that runs the other way: what begins with a figure, like “2 / 4” or “12 课”,
 * would read from its end. They stay at the side where the others of the page begin. Only for what holds the text
 * itself: a flex or grid container gives it to a box of its own, which needs a `bdi`.
 */
export const ownOrder = {
  unicodeBidi: 'plaintext',
  // Chrome and Safari know it by the first name only.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** Figures of one width, in their own order: counts, times, money, scores. */
export const figures = { ...ownOrder, fontVariantNumeric: 'tabular-nums' } satisfies StyleRule;
