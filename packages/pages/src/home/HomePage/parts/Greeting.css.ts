import { vars } from '@stoa/theme/tokens';
import { dottedFact, dottedRow, figures as inOrder } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const narrow = '(max-width: 30rem)';

/**
 * Height of the course's picture or of its two lines of title, whichever is larger, so that the greeting has one
 * height for every title and text size.
 */
const courseRoom = `max(6rem * 9 / 16, 2 * ${vars.text.s14} * ${vars.leading.tight} + ${vars.space.x1} + ${vars.text.s12} * ${vars.leading.base})`;

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
  padding: vars.space.x6,
  background: vars.accent.tint1,
  '@media': { [narrow]: { padding: vars.space.x5 } },
});

export const head = inLayer({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const line = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  margin: 0,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});

export const summary = inLayer({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  flex: 1,
  minInlineSize: 0,
});

export const credit = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
});

export const ring = inLayer({ selectors: { '&&': { fontSize: vars.text.s14 } } });

/** Least width of the words beside the ring; with less they stand below it. */
const wordsRoom = `1 1 calc(9 * ${vars.text.s14})`;

export const words = inLayer({ display: 'grid', gap: vars.space.x1, flex: wordsRoom, minInlineSize: 0 });

export const figure = inLayer({ ...inOrder, margin: 0, color: vars.ink.muted, fontSize: vars.text.s13 });

export const got = inLayer({
  color: vars.ink.base,
  fontSize: vars.text.s24,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

const lines = (count: number) => `calc(${count} * ${vars.leading.base} * ${vars.text.s14})`;

/**
 * The height of several lines is reserved, because the length of the sentence is known only when the tasks
 * have loaded.
 */
export const sentence = inLayer({
  margin: 0,
  minBlockSize: lines(2),
  '@media': { [narrow]: { minBlockSize: lines(3) } },
  fontSize: vars.text.s14,
  // Han text is broken between clauses if possible.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});

export const next = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x3,
});

export const courseWords = inLayer({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  minBlockSize: `calc(${courseRoom})`,
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

export const cover = inLayer({ inlineSize: 'min(6rem, 26vw)', borderRadius: vars.radius.control });

export const course = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  fontSize: vars.text.s14,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const place = inLayer({
  ...inOrder,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.ink.muted,
  fontSize: vars.text.s12,
});

export const go = inLayer({
  gridColumn: '1 / -1',
  '@media': { [narrow]: { selectors: { '&&': { minBlockSize: vars.size.controlLg } } } },
});

export const facts = inLayer({
  ...dottedRow,
  margin: 0,
  color: vars.ink.muted,
  fontSize: vars.text.s13,
});
export const fact = inLayer(dottedFact);

/** Space for one row, which is reserved before the goal has loaded. */
export const week = inLayer({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.accent.borderSoft}`,
});

/** The skeleton is as wide as the ring. */
export const ringSkeleton = inLayer({
  selectors: { '&&': { flex: 'none', inlineSize: `calc(6 * ${vars.text.s14})` } },
});
export const lineSkeleton = inLayer({ flex: wordsRoom });
/** As high as the course, the gap and the button together. */
export const nextSkeleton = inLayer({
  selectors: { '&&': { blockSize: `calc(${courseRoom} + ${vars.space.x3} + ${vars.size.control})` } },
});
