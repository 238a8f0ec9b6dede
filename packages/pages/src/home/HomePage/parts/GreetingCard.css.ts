import { createContainer } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { figures as inOrder } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

const card = createContainer('greeting');
/** From this width of the card on, person, numbers and course stand side by side. */
const across = `${card} (min-width: 44rem)`;

/**
 * Height of the course's picture or of its two lines of title, whichever is larger, so that the card has one
 * height for every title and text size.
 */
const courseRoom = `max(6.5rem * 9 / 16, 2 * ${vars.text.s14} * ${vars.leading.tight} + ${vars.space.x1} + ${vars.text.s12} * ${vars.leading.base})`;

export const root = inLayer({
  containerName: card,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
  padding: vars.space.x5,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.surface.raised,
});

export const person = inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });

export const words = inLayer({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

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
  gap: vars.space.x5,
  flex: 1,
  minInlineSize: 0,
  '@container': { [across]: { flexDirection: 'row', alignItems: 'center' } },
});

export const figures = inLayer({
  display: 'grid',
  gap: vars.space.x4,
  flex: '0 0 auto',
  '@container': { [across]: { display: 'flex', alignItems: 'center', gap: vars.space.x8 } },
});

/**
 * Two pairs of numbers: the credits, and what was done lately. The numbers are level, however long the words
 * below them are.
 */
export const group = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.x3,
  '@container': { [across]: { display: 'flex', gap: vars.space.x8 } },
});

export const credit = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const pair = inLayer({ display: 'grid', minInlineSize: 0, margin: 0 });

export const figure = inLayer({
  ...inOrder,
  fontSize: vars.text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
});

export const label = inLayer({ color: vars.ink.muted, fontSize: vars.text.s12 });

export const next = inLayer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x3,
  border: `1px solid ${vars.accent.borderSoft}`,
  borderRadius: vars.radius.card,
  background: vars.accent.tint1,
  '@container': {
    [across]: { flex: '1 1 24rem', maxInlineSize: '30rem', gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});

export const courseWords = inLayer({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  minBlockSize: `calc(${courseRoom})`,
});

export const cover = inLayer({
  inlineSize: '6.5rem',
  borderRadius: vars.radius.control,
});

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
  '@container': { [across]: { gridColumn: 'auto' } },
});

/** The skeleton is as wide as the ring. */
export const ringBone = inLayer({ selectors: { '&&': { inlineSize: `calc(4 * ${vars.text.s12})` } } });
export const lineBone = inLayer({ flex: 1 });
/**
 * Height of course, gap, button, padding and borders; in the wide card the button stands beside the course.
 */
export const nextBone = inLayer({
  selectors: { '&&': { blockSize: `calc(${courseRoom} + ${vars.size.control} + 38px)` } },
  '@container': {
    [across]: {
      selectors: {
        '&&': { flex: '1 1 24rem', maxInlineSize: '30rem', blockSize: `calc(${courseRoom} + 26px)` },
      },
    },
  },
});
