import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, accent } = vars;

export const box = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40rem) max-content',
  alignItems: 'center',
  justifyContent: 'start',
  gap: space.x3,
});

/** The number of results and their order. */
export const line = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
});
export const sort = inLayer({ flex: 'none', inlineSize: '9rem', maxInlineSize: '100%' });
export const tabCount = inLayer({ ...figures, color: ink.muted });
export const count = inLayer({
  ...figures,
  minBlockSize: `calc(${text.s14} * ${vars.leading.base})`,
  color: ink.muted,
  fontSize: text.s14,
});

export const rows = inLayer({ margin: 0, padding: 0, listStyle: 'none' });
export const row = inLayer({ display: 'grid', minInlineSize: 0 });
/** A portrait is as large as a cover, so that the text of people and courses is aligned. */
export const portrait = inLayer({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  aspectRatio: '16 / 9',
  background: vars.accent.tint1,
});
export const summary = inLayer({
  margin: 0,
  color: ink.muted,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
/**
 * Matches are emphasised by weight and colour, because Chinese has no italics; the text can be read without
 * either.
 */
export const mark = inLayer({ color: accent.text, fontStyle: 'normal', fontWeight: vars.weight.strong });

export const corrected = inLayer({ margin: 0, color: ink.muted, fontSize: text.s16 });
export const correctedLink = inLayer({ color: accent.text, fontWeight: vars.weight.strong });
/**
 * The results of a kind. On a phone they wait for those above them, because nobody knows how many lines a row has
 * there, and rows that come would push them away.
 */
export const kind = inLayer({
  '@media': {
    '(max-width: 40rem)': {
      selectors: { ':has([data-component="Skeleton"]) ~ &': { display: 'none' } },
    },
  },
});
/** The column is not wider than the page, because the row of kinds scrolls by itself. */
export const found = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });
