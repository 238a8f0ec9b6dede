import { vars } from '@stoa/theme/tokens';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';

const { space, text, ink, line, radius } = vars;

export const root = inLayer({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  minInlineSize: 0,
  padding: space.x5,
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: vars.surface.raised,
  color: ink.base,
  selectors: {
    // An outline needs no space, so that neighbouring cards stay aligned.
    '&[data-state="featured"]': {
      borderColor: vars.accent.indicator,
      outline: `1px solid ${vars.accent.indicator}`,
    },
  },
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  // The line has the same height with and without a tag, so that the prices of neighbouring cards are
  // aligned.
  minBlockSize: '2em',
  gap: `${space.x1} ${space.x2}`,
});

export const name = inLayer({
  minInlineSize: 0,
  margin: 0,
  fontSize: text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const tag = inLayer({ marginInlineStart: 'auto' });

export const quiet = inLayer({
  ...figures,
  color: ink.muted,
  fontSize: text.s13,
  overflowWrap: 'anywhere',
});

export const prices = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x2}`,
  margin: 0,
});

export const price = inLayer({
  ...figures,
  fontSize: text.s38,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  // An amount is read from its currency sign on, in right-to-left pages too.
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const small = inLayer({ fontSize: text.s18 });

/**
 * A line that is kept even if it is empty, so that the benefits of neighbouring cards start at the same
 * height.
 */
export const month = inLayer({
  flexBasis: '100%',
  selectors: { '&:empty::before': { content: '"\\a0"' } },
});

export const benefits = inLayer({
  display: 'grid',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.s14,
  lineHeight: vars.leading.base,
});
export const benefit = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const check = inLayer({
  flexShrink: 0,
  alignSelf: 'flex-start',
  marginBlockStart: '0.3em',
  color: vars.accent.text,
});

export const foot = inLayer({
  display: 'grid',
  gap: space.x3,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x1,
});

export const standing = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="active"]': { color: vars.success.text },
    '&[data-state="expired"]': { color: vars.warning.text },
  },
});
