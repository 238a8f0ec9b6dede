import { vars } from '@stoa/theme/tokens';
import { shell, wide } from './shellRule.ts';

// Styles of what the shell shows before the screen is rendered: the greeting, and what the first calls answered.

// The greeting of the home, with the same measures as the page itself: below the strip of notices.
shell('[data-shell-part="home"]', {
  marginBlockStart: `calc(40px + ${vars.space.x6})`,
  marginInline: `max(clamp(${vars.space.x4}, 4vw, ${vars.space.x6}), calc((100% - ${vars.width.content}) / 2))`,
  minBlockSize: '32rem',
  padding: vars.space.x6,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.hero,
  background: vars.accent.tint1,
  '@media': {
    '(max-width: 30rem)': { padding: vars.space.x5 },
    [wide]: { background: `linear-gradient(90deg, ${vars.accent.tint1} 41.7%, ${vars.surface.raised} 0)` },
  },
});
shell('[data-shell-part="home"][data-flush]', { marginBlockStart: vars.space.x6 });

// The top of the page of a course, with the same measures as the page itself: the text below the breadcrumbs
// and marks, the picture at the top of the card beside them. On a narrow screen the card is
// out of sight, as is the sentence, which follows it.
const card = '(min-width: 60rem)';
shell('[data-shell-part="course"]', {
  padding: `${vars.space.x5} ${vars.space.x4} ${vars.space.x10}`,
  background: vars.accent.tint1,
  '@media': {
    [card]: {
      paddingInline: `max(${vars.space.x6}, calc((100% - ${vars.width.content}) / 2))`,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      columnGap: vars.space.x12,
      alignItems: 'start',
    },
  },
});
shell('[data-shell-part="picture"]', {
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  background: vars.surface.sunken,
});
shell('[data-shell-part="course"] > [data-shell-part="picture"]', {
  display: 'none',
  '@media': { [card]: { display: 'block' } },
});
shell('[data-shell-part="picture"] img', { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
shell('[data-shell-part="words"]', { paddingBlockStart: '6.125rem' });
shell(':is([data-shell-part="home"], [data-shell-part="words"]) p', { margin: 0, overflowWrap: 'anywhere' });
shell('[data-shell-part="title"]', {
  fontSize: vars.text.s30,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});
shell('[data-shell-part="words"] [data-shell-part="lead"]', {
  display: 'none',
  marginBlockStart: vars.space.x4,
  maxInlineSize: vars.width.reading,
  color: vars.ink.muted,
  fontSize: vars.text.s16,
  '@media': { [card]: { display: 'block' } },
});

// The first cards of a list, with the same measures as the page itself: below its heading, tabs, banner and
// filters.
const narrow = '(max-width: 40rem)';
shell('[data-shell-part="list"]', {
  paddingBlockStart: vars.space.x6,
  paddingInline: `max(clamp(${vars.space.x4}, 4vw, ${vars.space.x6}), calc((100% - ${vars.width.content}) / 2))`,
  '@media': { [narrow]: { paddingBlockStart: vars.space.x4 } },
});
shell('[data-shell-part="heading"]', {
  inlineSize: '9rem',
  blockSize: '39px',
  marginBlockEnd: '77px',
  '@media': { [narrow]: { marginBlockEnd: '121px' } },
});
shell('[data-shell-part="banner"]', {
  blockSize: '11.25rem',
  marginBlockEnd: vars.space.x4,
  '@media': { [narrow]: { blockSize: '12.5rem', marginBlockEnd: vars.space.x3 } },
});
shell('[data-shell-part="filters"]', {
  inlineSize: '40%',
  blockSize: '36px',
  '@media': { [narrow]: { blockSize: '44px' } },
});
shell('[data-shell-part="grid"]', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.x6,
  marginBlockStart: vars.space.x5,
});
shell('[data-shell-part="entry"]', {
  minBlockSize: '21.5rem',
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
shell('[data-shell-part="name"]', {
  margin: 0,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  fontSize: vars.text.s16,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

// The page of a lesson, with the same measures as the page itself: a bar, and a stage or a title beside the panel.
const barHeight = '48px';
const titleLine = `max(${vars.leading.base} * 1em, ${vars.size.target})`;
const phone = '(max-width: 37.5rem)';
const beside = '(min-width: 64rem)';
shell('[data-shell-part="bar"]', {
  boxSizing: 'border-box',
  blockSize: barHeight,
  // In the middle of the bar without the line below it.
  paddingBlockStart: `calc((${barHeight} - 1px - ${titleLine}) / 2)`,
  paddingInline: `calc(${vars.space.x4} + 36px + ${vars.space.x3}) 50%`,
  overflow: 'hidden',
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  fontWeight: vars.weight.strong,
  lineHeight: titleLine,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { paddingInline: `calc(2 * ${vars.space.x1} + 44px) 9rem` } },
});
shell('[data-shell-part="lesson"]', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(320px, 27vw, 360px)',
      gridTemplateRows: 'auto 1fr',
      minBlockSize: `calc(100dvh - ${barHeight})`,
    },
  },
});
shell('[data-shell-part="stage"]', { background: vars.media.surface });
shell('[data-shell-part="stage"] > [data-shell-part="picture"]', {
  maxInlineSize: `max(20rem, calc((100dvh - ${barHeight}) * 16 / 9))`,
  marginInline: 'auto',
  // Clipping would cut off the fraction of a pixel that the picture of the page has.
  overflow: 'visible',
  borderRadius: 0,
  background: 'none',
});
shell('[data-shell-part="stage"] img', { objectFit: 'contain' });
shell('[data-shell-part="lesson"] > [data-shell-part="title"]', {
  margin: 0,
  padding: `${vars.space.x5} ${vars.space.x6}`,
  fontSize: vars.text.s20,
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
  '@media': { [phone]: { paddingInline: vars.space.x4 } },
});
shell('[data-shell-part="panel"]', {
  display: 'none',
  background: vars.surface.raised,
  borderInlineStart: `1px solid ${vars.line.soft}`,
  '@media': { [beside]: { display: 'block', gridArea: '1 / 2 / 3' } },
});
