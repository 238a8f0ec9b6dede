import { keyframes } from '@vanilla-extract/css';
import { vars } from '@stoa/theme/tokens';
import { shell, wide } from './shellRule.ts';

// Styles of the shell in index.html. The company's name and slogan have the same place and font as on the
// rendered page, so that they are painted before any script runs and nothing moves when React takes over.

const gutter = 'clamp(1.25rem, 4.4vw, 4rem)';
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
