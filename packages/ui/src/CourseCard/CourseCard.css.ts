import { vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

const { space, text, radius } = vars;

/** The facts that help a learner decide are as dark as the title; the rest is lighter. */
export const facts = inLayer({ selectors: { '&&': { color: vars.ink.base } } });

/**
 * The star is part of the number and is not read aloud, because the text after it says what the number is.
 */
export const score = inLayer({
  fontWeight: vars.weight.strong,
  selectors: { '&::after': { content: ['"\\00a0★"', '"\\00a0★" / ""'] } },
});

/**
 * Limits text to two lines in cards that are side by side. One line would cut English names as soon as a
 * reader widens the spacing of letters.
 */
export const twoLines = inLayer({
  '@media': {
    '(min-width: 40rem)': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
});

export const summary = inLayer({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  selectors: { '&&': { wordBreak: 'normal', overflowWrap: 'anywhere' } },
});

export const reason = inLayer({
  marginBlockStart: space.x1,
  paddingInlineStart: space.x2,
  borderInlineStart: `2px solid ${vars.accent.indicator}`,
  selectors: { '&&': { color: vars.ink.base, wordBreak: 'normal' } },
});

/** Due date and progress are beside each other and wrap, so that neither is cut. */
export const standing = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x2,
});

export const tag = inLayer({
  paddingInline: space.x2,
  borderRadius: radius.control,
  background: vars.surface.sunken,
  color: vars.ink.muted,
  fontSize: text.s12,
  lineHeight: 1.8,
});
