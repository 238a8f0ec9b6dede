import { vars } from '@stoa/theme/tokens';
import { figures } from '@stoa/ui/style';
import { inLayer } from '../../style/inLayer.ts';

const { space, text, ink, line, surface, accent } = vars;

export const box = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40rem) max-content',
  alignItems: 'center',
  justifyContent: 'start',
  gap: space.x3,
  '@media': { '(max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const bar = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x6}`,
});
export const sort = inLayer({ flex: 'none', inlineSize: '9rem', maxInlineSize: '100%' });
export const tabs = inLayer({ minInlineSize: 0, flex: '1 1 20rem', overflowX: 'auto' });
export const tabCount = inLayer({ ...figures, color: ink.muted });
export const count = inLayer({
  ...figures,
  minBlockSize: `calc(${text.s14} * ${vars.leading.base})`,
  color: ink.muted,
  fontSize: text.s14,
  // When nothing is counted the line takes no room. It stays in the document, because a live region must
  // exist before its words.
  selectors: { '&[data-idle]': { minBlockSize: 0, marginBlockStart: `calc(-1 * ${space.x6})` } },
});

export const rows = inLayer({
  // Clips the hover colour of a row to the rounded corners.
  overflow: 'clip',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${line.soft}`,
  borderRadius: vars.radius.card,
  background: surface.raised,
});
export const row = inLayer({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x4,
  padding: space.x4,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 7rem',
  selectors: {
    // The rows of the first window get their real size at once, because an estimated size would be corrected
    // before people's eyes.
    '&:nth-child(-n + 12)': { contentVisibility: 'visible' },
    '&:not(:first-child)': { borderBlockStart: `1px solid ${line.soft}` },
    '&:hover': { background: surface.hover },
  },
  '@media': { '(max-width: 30rem)': { flexDirection: 'column' } },
});
export const cover = inLayer({ flex: 'none', inlineSize: '9rem', borderRadius: vars.radius.control });
export const portrait = inLayer({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '9rem',
  '@media': { '(max-width: 30rem)': { inlineSize: 'auto' } },
});
/** A button above the link that covers the row. */
export const action = inLayer({ position: 'relative', flex: 'none', alignSelf: 'center' });
export const words = inLayer({ display: 'grid', gap: space.x1, minInlineSize: 0, flex: 1 });
export const title = inLayer({
  margin: 0,
  fontSize: text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const link = inLayer({
  color: ink.base,
  textDecoration: 'none',
  selectors: {
    // The whole row is clickable, with a single link for screen readers.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: accent.text },
  },
});
export const summary = inLayer({
  margin: 0,
  maxInlineSize: '48em',
  color: ink.muted,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
});
export const facts = inLayer({ margin: 0, color: ink.muted, fontSize: text.s13 });
/**
 * Matches are emphasised by weight and colour, because Chinese has no italics; the words can be read without
 * either.
 */
export const mark = inLayer({ color: accent.text, fontStyle: 'normal', fontWeight: vars.weight.strong });

export const wordList = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const word = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  border: `1px solid ${line.soft}`,
  borderRadius: vars.radius.control,
  background: surface.raised,
});
export const wordLink = inLayer({
  minInlineSize: 0,
  paddingBlock: space.x1,
  paddingInline: space.x3,
  color: ink.base,
  fontSize: text.s14,
  lineHeight: vars.leading.base,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { color: accent.text } },
});
export const corrected = inLayer({ margin: 0, color: ink.muted, fontSize: text.s16 });
export const correctedLink = inLayer({ color: accent.text, fontWeight: vars.weight.strong });
export const headed = inLayer({ display: 'grid', gap: space.x3 });
export const headLine = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const bones = inLayer({ display: 'grid' });
/** The skeleton is as high as a row with its cover. */
export const bone = inLayer({ minBlockSize: '7.4rem', padding: space.x4 });
