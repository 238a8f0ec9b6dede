import { vars } from '@stoa/theme/tokens';
import { figures, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, ink, text } = vars;
/** The width from which on there is a side column, as in `Railed`. */
const wide = '(min-width: 68.75rem)';

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingBlock: `${space.x8} ${space.x16}`,
});
/** As wide as the contents below, so that both end at the same edge. */
export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minInlineSize: 0,
});
export const filter = inLayer({ flex: 'none' });
export const titleLink = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: ink.base,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
});
export const standing = inLayer({ display: 'flex', alignItems: 'center', gap: space.x4 });
export const percent = inLayer({ ...figures, fontSize: text.s16, fontWeight: vars.weight.strong });
export const done = inLayer({ ...figures, margin: 0, fontSize: text.s14 });
export const notes = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 13rem',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const go = inLayer({ display: 'grid', gap: space.x3, flex: '1 1 13rem', minInlineSize: 0 });
/** Hidden if there is no side column, because above the contents the links would only push them down. */
export const anchors = inLayer({
  display: 'none',
  '@media': { [wide]: { display: 'block', maxBlockSize: '40vh', overflowY: 'auto' } },
});

export const chapters = inLayer({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const chapter = inLayer({
  minInlineSize: 0,
  // The margin keeps the heading below the bar, which stays at the top.
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space.x4})`,
});
export const nextTitle = inLayer({ display: 'grid', margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
export const nextWord = inLayer({ color: ink.muted, fontSize: text.s13 });

export const leadSkeleton = inLayer({ selectors: { '&&': { blockSize: '16rem' } } });
export const titleSkeleton = inLayer({ selectors: { '&&': { inlineSize: '14rem', blockSize: text.s24 } } });
export const chapterSkeleton = inLayer({ selectors: { '&&': { blockSize: '10rem' } } });
