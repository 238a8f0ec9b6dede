import { globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';

/**
 * Styles of the shell in index.html. The company's name and slogan have the same place and font as on the
 * rendered page, so that they are painted before any script runs and nothing moves when React takes over.
 */
const shell = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });

const gutter = 'clamp(1.25rem, 4.4vw, 4rem)';
const wide = '(min-width: 62rem)';
// The skeleton fades in late, so that a fast page never shows it; text is shown at once.
const appear = keyframes({ from: { opacity: 0 } });

shell('[data-shell]', { display: 'none', minBlockSize: '100dvh', color: vars.ink.base });
shell('[data-stoa-shell="login"] [data-shell="login"]', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.surface.raised,
  '@media': {
    [wide]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 57fr) minmax(26rem, 43fr)' },
  },
});
shell('[data-stoa-shell="page"] [data-shell="page"]', { display: 'block' });
shell('[data-shell] b', {
  display: 'block',
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  animation: `${appear} ${vars.duration.enter} 200ms both`,
});

shell('[data-shell-part="brand"]', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  fontSize: vars.text.s18,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
shell('[data-shell-part="brand"] :is(i, img)', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: vars.space.x10,
  maxInlineSize: '12rem',
  blockSize: vars.space.x10,
  borderRadius: vars.radius.card,
  objectFit: 'contain',
});
shell('[data-shell-part="brand"] i', {
  background: vars.accent.fill,
  color: vars.accent.onFill,
  fontStyle: 'normal',
});
// Name and slogan are hidden, because a preview has another branding than its host.
shell('[data-stoa-brand="other"] :is([data-shell-part="brand"], [data-shell-part="slogan"])', {
  visibility: 'hidden',
});

shell('[data-shell-part="hero"]', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x6} ${gutter}`,
  background: vars.accent.tint1,
  '@media': { [wide]: { gap: 0, padding: `${vars.space.x12} ${gutter}` } },
});
shell('[data-shell-part="slogan"]', {
  margin: 0,
  maxInlineSize: '18em',
  fontSize: vars.text.s20,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    [wide]: {
      marginBlockStart: 'clamp(2rem, 9vh, 6.5rem)',
      fontSize: `clamp(${vars.text.s30}, 3.4vw, calc(${vars.text.s38} * 1.25))`,
    },
  },
});

shell('[data-shell-part="card"]', {
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.x5,
  inlineSize: '100%',
  maxInlineSize: `calc(27rem + 2 * ${gutter})`,
  marginInline: 'auto',
  padding: `${vars.space.x16} ${gutter}`,
});
shell('[data-shell-part="card"] b', { blockSize: vars.size.controlLg });
shell('[data-shell-part="card"] b:first-child', { inlineSize: '40%', blockSize: vars.space.x8 });

// The colour behind the hero of the on-image scheme, until its picture has loaded.
shell('[data-scheme="deep"] [data-shell-part="hero"]', {
  background: vars.media.surface,
  color: vars.media.ink,
});

shell('[data-shell-part="header"]', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x5,
  boxSizing: 'content-box',
  minBlockSize: vars.size.header,
  paddingInline: `max(${vars.space.x6}, calc((100% - ${vars.width.content}) / 2))`,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
});
shell('[data-shell-part="header"] > b', { inlineSize: vars.space.x10, blockSize: vars.space.x4 });
shell('[data-shell-part="header"] [data-shell-part="brand"]', {
  fontSize: vars.text.s16,
  lineHeight: 'inherit',
});
shell('[data-shell-part="header"] :is(i, img)', {
  minInlineSize: vars.space.x8,
  maxInlineSize: '10rem',
  blockSize: vars.space.x8,
  borderRadius: vars.radius.control,
});

shell('[data-shell-part="content"]', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: vars.space.x6,
  maxInlineSize: `calc(${vars.width.content} + 2 * ${vars.space.x6})`,
  marginInline: 'auto',
  padding: vars.space.x6,
});
shell('[data-shell-part="content"] b', { blockSize: '12rem' });
shell('[data-shell-part="content"] b:first-child', { gridColumn: '1 / -1', blockSize: '16rem' });

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
  display: 'none',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  background: vars.surface.sunken,
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

shell('#stoa-old-browser, #stoa-not-loaded, noscript > p', {
  padding: vars.space.x4,
  background: vars.warning.tint,
  color: vars.warning.text,
  textAlign: 'center',
});
shell('#stoa-not-loaded > button', {
  marginBlockStart: vars.space.x3,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  border: '1px solid currentColor',
  borderRadius: vars.radius.control,
});
