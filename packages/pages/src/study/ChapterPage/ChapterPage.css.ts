import { vars } from '@stoa/theme/tokens';
import { figures, focusRing } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, ink, line, surface, text } = vars;

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingBlock: `${space.x8} ${space.x16}`,
});
export const head = inLayer({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const titleLink = inLayer({
  color: ink.base,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
});
export const progress = inLayer({ maxInlineSize: '32rem' });
export const facts = inLayer({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: ink.muted,
  fontSize: text.s14,
});
export const notes = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const bar = inLayer({ display: 'flex', justifyContent: 'end' });
export const body = inLayer({
  display: 'grid',
  gap: space.x8,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 62rem)': { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});
export const anchors = inLayer({
  minInlineSize: 0,
  '@media': {
    '(min-width: 62rem)': { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${space.x4})` },
  },
});
export const chapters = inLayer({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const chapter = inLayer({
  minInlineSize: 0,
  // The margin keeps the heading below the bar, which stays at the top.
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space.x4})`,
});
export const next = inLayer({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  paddingBlock: space.x4,
  borderBlockStart: `1px solid ${line.soft}`,
  background: surface.page,
  // At 400 % zoom the bar does not stick, because it would hide the element with the focus.
  '@media': { '(max-height: 30rem)': { position: 'static' } },
});
export const nextTitle = inLayer({ display: 'grid', margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
export const nextWord = inLayer({ color: ink.muted, fontSize: text.s13 });
