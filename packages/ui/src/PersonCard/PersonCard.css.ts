import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { aboveLink, cardTitle, paper, stretchedLink } from '../style/cardRules.ts';
import { figures } from '../style/figures.ts';
import { firstInGrid } from '../style/firstInGrid.ts';
import { focusRing } from '../style/focusRing.ts';
import { inLayer } from '../style/inLayer.ts';
import { roomy } from '../style/touch.ts';
import { feedback } from '../style/transition.ts';

const { space, text, ink, line: lines, radius } = vars;

export const card = inLayer({
  ...paper,
  ...feedback('border-color'),
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  padding: space.x5,
  containIntrinsicSize: 'auto 300px',
  ...calm({ transition: 'none' }),
});
firstInGrid(card);

export const row = inLayer({
  ...paper,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x4,
  minBlockSize: vars.size.listRow,
  paddingBlock: space.x3,
  paddingInline: space.x4,
  containIntrinsicSize: 'auto 96px',
});
firstInGrid(row);

export const liftable = inLayer({ selectors: { '&:hover': { borderColor: lines.strong } } });

export const head = inLayer({ display: 'flex', alignItems: 'flex-start', gap: space.x4, minInlineSize: 0 });
/** This part is wide enough for a name beside the photo; otherwise the action wraps to the next line. */
export const rowHead = inLayer({ flex: '1 1 12rem', alignItems: 'center' });

export const photo = inLayer({
  selectors: { '&&': { inlineSize: '64px', blockSize: '64px', fontSize: text.s20 } },
});

export const words = inLayer({ display: 'grid', flex: 1, gap: '2px', minInlineSize: 0 });

export const named = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  minInlineSize: 0,
});

export const name = inLayer(cardTitle);

/** The link is stretched over the whole card and is its only tab stop. */
export const link = inLayer(stretchedLink);

export const line = inLayer({
  ...figures,
  margin: 0,
  color: ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  // Without this property Han text could break in the middle of a fact.
  wordBreak: 'keep-all',
});

export const where = inLayer({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const tags = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = inLayer({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space.x2,
  borderRadius: radius.control,
  background: vars.surface.sunken,
  color: ink.muted,
  fontSize: text.s12,
  lineHeight: 1.8,
});

/** A part of the card with its name above it. */
export const about = inLayer({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const label = inLayer({ color: ink.muted, fontSize: text.s12 });
export const expertise = inLayer({
  margin: 0,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
export const courses = inLayer({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.s14,
});
export const course = inLayer({ display: 'grid', minInlineSize: 0 });
export const courseLink = inLayer({
  ...aboveLink,
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.size.target,
  marginInlineStart: 0,
  maxInlineSize: '100%',
  color: vars.accent.text,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  ...roomy,
});

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBlockStart: 'auto',
});

export const action = inLayer(aboveLink);
