import { globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';

/** The shell of index.html: the same places as the rendered page, so that nothing moves when it comes. */
const shell = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });

const gutter = 'clamp(1.25rem, 4.4vw, 4rem)';
const wide = '(min-width: 62rem)';
// A fast page never shows it.
const appear = keyframes({ from: { opacity: 0 } });

shell('[data-shell]', { display: 'none', minBlockSize: '100dvh' });
shell('[data-stoa-shell="login"] [data-shell="login"]', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.surface.raised,
  '@media': {
    [wide]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 57fr) minmax(26rem, 43fr)' },
  },
});
shell('[data-stoa-shell="page"] [data-shell="page"]', { display: 'block' });
shell('[data-shell] :is(b, i)', {
  display: 'block',
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  animation: `${appear} ${vars.duration.enter} 200ms both`,
});

shell('[data-shell-part="hero"]', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x6} ${gutter}`,
  background: vars.accent.tint1,
  '@media': { [wide]: { gap: vars.space.x6, padding: `${vars.space.x12} ${gutter}` } },
});
shell('[data-shell-part="hero"] :is(b, i)', {
  inlineSize: '60%',
  blockSize: vars.space.x6,
  background: vars.accent.tint2,
});
shell('[data-shell-part="hero"] i', { inlineSize: vars.space.x10, blockSize: vars.space.x10 });

shell('[data-shell-part="card"]', {
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.x5,
  inlineSize: '100%',
  maxInlineSize: `calc(27rem + 2 * ${gutter})`,
  marginInline: 'auto',
  padding: `${vars.space.x16} ${gutter}`,
});
shell('[data-shell-part="card"] i', { blockSize: vars.size.controlLg });
shell('[data-shell-part="card"] b', { inlineSize: '40%', blockSize: vars.space.x8 });

shell('[data-shell-part="header"]', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x6,
  blockSize: vars.size.header,
  paddingInline: `max(${vars.space.x6}, calc((100% - ${vars.width.catalogue}) / 2))`,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
});
shell('[data-shell-part="header"] i', { inlineSize: vars.space.x8, blockSize: vars.space.x8 });
shell('[data-shell-part="header"] b', { inlineSize: vars.space.x16, blockSize: vars.space.x4 });

shell('[data-shell-part="content"]', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: vars.space.x6,
  maxInlineSize: vars.width.content,
  marginInline: 'auto',
  padding: vars.space.x6,
});
shell('[data-shell-part="content"] i', { gridColumn: '1 / -1', blockSize: '16rem' });
shell('[data-shell-part="content"] b', { blockSize: '12rem' });

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
