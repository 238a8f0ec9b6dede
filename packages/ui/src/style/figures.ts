import type { StyleRule } from '@vanilla-extract/css';

/**
 * Text that keeps its own direction in a right-to-left page; otherwise text that starts with a digit, such as
 * “2 / 4” or “12 课”, would be read from its end. It is aligned like the other text of the page. Use it only
 * on the element that holds the text itself, because a flex or grid container wraps its text in a box of its
 * own, which needs a `bdi`.
 */
export const ownOrder = {
  unicodeBidi: 'plaintext',
  // Chrome and Safari know this value only with its prefix.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** Digits of equal width in their own direction, for counts, times, money and scores. */
export const figures = { ...ownOrder, fontVariantNumeric: 'tabular-nums' } satisfies StyleRule;
