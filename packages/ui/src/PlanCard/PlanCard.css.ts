import { vars } from '@stoa/theme/tokens';
import { calm } from '../style/calm.ts';
import { inLayer, variantsInLayer } from '../style/inLayer.ts';
import { feedback } from '../style/transition.ts';

const { space, text, ink, line, surface, radius } = vars;

const paper = {
  position: 'relative',
  boxSizing: 'border-box',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${line.soft}`,
  borderRadius: radius.card,
  background: surface.raised,
  color: ink.base,
  // Off-screen cards cost neither layout nor paint; find-in-page and focus still reach them.
  contentVisibility: 'auto',
} as const;

export const card = inLayer({
  ...paper,
  ...feedback('border-color', 'transform'),
  display: 'flex',
  flexDirection: 'column',
  containIntrinsicSize: 'auto 360px',
  ...calm({ transition: 'none' }),
});
export const liftable = inLayer({
  selectors: {
    '&:hover': { borderColor: line.strong, transform: 'translateY(-2px)' },
    '[data-stoa-motion="reduced"] &:hover': { transform: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:hover': { transform: 'none' } } },
  },
});
export const row = inLayer({
  ...paper,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x5}`,
  padding: space.x4,
  containIntrinsicSize: 'auto 128px',
  selectors: { '&:hover': { borderColor: line.strong } },
});
export const rowCover = inLayer({ flex: '0 1 160px', minInlineSize: '112px', borderRadius: radius.control });

export const corner = inLayer({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  paddingInline: space.x2,
  borderRadius: radius.control,
  background: vars.media.surface,
  color: vars.media.ink,
  fontSize: text.s12,
  lineHeight: 1.75,
});

export const body = inLayer({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space.x2,
  minInlineSize: 0,
  padding: space.x4,
});
export const rowBody = inLayer({
  display: 'grid',
  flex: '100 1 16rem',
  gap: space.x1,
  minInlineSize: 0,
});
export const rowEnd = inLayer({
  display: 'grid',
  flex: '1 1 17rem',
  gap: space.x2,
  minInlineSize: 'min(100%, 10rem)',
});

export const marks = inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const kind = inLayer({ color: ink.muted, fontSize: text.s13 });
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
/** The whole card is this link's target, and the only tab stop beside its button. */
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

export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  margin: 0,
  padding: 0,
  color: ink.muted,
  fontSize: text.s13,
  lineHeight: vars.leading.base,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  // Han text may break anywhere otherwise, in the middle of a fact.
  wordBreak: 'keep-all',
});
export const fact = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
});

export const progress = inLayer({
  display: 'grid',
  gap: space.x1,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x2,
});
export const progressWords = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x2,
  color: ink.muted,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const percent = inLayer({ color: ink.base, fontWeight: vars.weight.strong });

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
});
export const outlook = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.s13,
  fontVariantNumeric: 'tabular-nums',
});
export const outlookTone = variantsInLayer(
  {
    neutral: { color: ink.muted },
    warning: { color: vars.warning.text, fontWeight: vars.weight.strong },
    danger: { color: vars.danger.text, fontWeight: vars.weight.strong },
  },
  'outlook',
);
/** Above the stretched link, so that a button in it can be pressed. */
export const action = inLayer({ position: 'relative', zIndex: 2, marginInlineStart: 'auto' });

export const flat = inLayer({ selectors: { '&&': { borderRadius: 0 } } });
export const short = inLayer({ inlineSize: '55%' });
