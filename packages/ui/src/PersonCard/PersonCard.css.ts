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
  border: `1px solid ${lines.soft}`,
  borderRadius: radius.card,
  background: vars.surface.raised,
  color: ink.base,
  // Off-screen cards cost neither layout nor paint; find-in-page and focus still reach them.
  contentVisibility: 'auto',
} as const;

export const card = inLayer({
  ...paper,
  ...feedback('border-color'),
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  padding: space.x5,
  containIntrinsicSize: 'auto 180px',
  ...calm({ transition: 'none' }),
});

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

export const liftable = inLayer({ selectors: { '&:hover': { borderColor: lines.strong } } });

export const head = inLayer({ display: 'flex', alignItems: 'flex-start', gap: space.x4, minInlineSize: 0 });
/** Wide enough for a name beside the photo; where it is not, the action goes to the next line. */
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

export const name = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  margin: 0,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
});

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
  // Han text may break anywhere otherwise, in the middle of a fact.
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

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBlockStart: 'auto',
});

/** Above the stretched link, so that a button in it can be pressed. */
export const action = inLayer({ position: 'relative', zIndex: 2, marginInlineStart: 'auto' });
