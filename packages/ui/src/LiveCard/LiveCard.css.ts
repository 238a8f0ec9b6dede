import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { aboveLink, cardTitle, lift, paper as ground, stretchedLink } from '../style/cardRules.ts';
import { figures } from '../style/figures.ts';
import { inLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text, ink, line: lines, radius } = vars;

const paper = { ...ground, overflow: 'hidden' } as const;

export const card = inLayer({
  ...paper,
  ...feedback('border-color', 'transform'),
  display: 'flex',
  flexDirection: 'column',
  containIntrinsicSize: 'auto 320px',
  ...calm({ transition: 'none' }),
});

export const liftable = inLayer(lift);

// The content wraps when cover, words and button do not fit on one line, as in a side panel or with large
// text.
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
    // In a card, the words take the whole width.
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

/** How soon the live begins, shown beside the state. */
export const near = inLayer({
  ...figures,
  color: ink.muted,
  fontSize: text.s13,
});

export const title = inLayer(cardTitle);
export const rowTitle = inLayer({ fontSize: text.s14, WebkitLineClamp: 1 });

/** The link is stretched over the whole card and is its only tab stop. */
export const link = inLayer(stretchedLink);

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
  // The line has the same height with and without a button, so that the lines of neighbouring cards are
  // level.
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

export const action = inLayer({ ...aboveLink, display: 'flex', flexWrap: 'wrap', gap: space.x2 });
