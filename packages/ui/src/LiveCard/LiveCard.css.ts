import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text, ink, line: lines, radius } = vars;

const paper = {
  position: 'relative',
  boxSizing: 'border-box',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${lines.soft}`,
  borderRadius: radius.card,
  background: vars.surface.raised,
  color: ink.base,
  // Off-screen cards cost neither layout nor paint; find-in-page and focus still reach them.
  contentVisibility: 'auto',
} as const;

export const card = inLayer({
  ...paper,
  ...feedback('border-color', 'transform'),
  display: 'flex',
  flexDirection: 'column',
  containIntrinsicSize: 'auto 320px',
  ...calm({ transition: 'none' }),
});

export const liftable = inLayer({
  selectors: {
    '&:hover': { borderColor: lines.strong, transform: 'translateY(-2px)' },
    '[data-stoa-motion="reduced"] &:hover': { transform: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:hover': { transform: 'none' } } },
  },
});

// Wraps where there is no room for cover, words and button on one line: a side panel, large text.
export const row = inLayer({
  ...paper,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x4}`,
  padding: space.x3,
  containIntrinsicSize: 'auto 116px',
  selectors: { '&:hover': { borderColor: lines.strong } },
});

export const rowCover = inLayer({ flex: '0 0 160px', borderRadius: radius.control });

export const body = inLayer({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 12rem',
  minInlineSize: 0,
  gap: space.x1,
  selectors: {
    // Not beside a cover: there the row has the room.
    '[data-layout="card"] > &': {
      flexBasis: 'auto',
      paddingBlock: `${space.x3} ${space.x4}`,
      paddingInline: space.x4,
    },
  },
});

export const marks = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  margin: 0,
  marginBlockEnd: space.x1,
});

/** How near it is, beside the state that it explains. */
export const near = inLayer({
  ...figures,
  color: ink.muted,
  fontSize: text.s13,
});

export const title = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const rowTitle = inLayer({ fontSize: text.s14, WebkitLineClamp: 1 });

/** The whole card is this link's target, and the only tab stop. */
export const link = inLayer({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card, zIndex: 1 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // Inside the edge: what stands outside is cut by the card's own containment.
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.indicator}`, outlineOffset: '-3px' },
  },
});

export const line = inLayer({
  ...figures,
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  // As high without a button as with one, so that the lines of one row of cards stand level.
  minBlockSize: `calc(${vars.size.controlSm} + ${space.x2})`,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x2,
});

export const rowEnd = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  marginInlineStart: 'auto',
});

export const invitation = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  marginInlineStart: 'auto',
  color: vars.accent.text,
  fontSize: text.s13,
  fontWeight: vars.weight.strong,
});

/** Above the stretched link, so that a button in it can be pressed. */
export const action = inLayer({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginInlineStart: 'auto',
});
