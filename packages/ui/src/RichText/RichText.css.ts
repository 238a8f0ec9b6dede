import { globalStyle } from '@vanilla-extract/css';
import { layers, vars } from '@stoa/theme/tokens';
import { inLayer } from '../style/inLayer.ts';

const { space, text } = vars;

export const root = inLayer({ minInlineSize: 0 });

/** Width of lines for running text: 36 Han characters or about 72 letters. */
export const body = inLayer({
  maxInlineSize: '36em',
  color: vars.ink.base,
  fontSize: text.s16,
  lineHeight: 1.8,
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  textAutospace: 'normal',
});

// The text comes as markup without classes, so these rules select elements inside of it.
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${body} ${selector}`, { '@layer': { [layers.components]: rule } });

inside(':is(p, ul, ol, blockquote, pre, table)', { marginBlock: `0 ${space.x4}` });
inside(':is(h2, h3, h4)', {
  marginBlock: `${space.x6} ${space.x2}`,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
inside('h2', { fontSize: text.s20 });
inside('h3', { fontSize: text.s18 });
inside('h4', { fontSize: text.s16 });
inside(':is(ul, ol)', { paddingInlineStart: '1.6em' });
inside('li', { marginBlockEnd: space.x1 });
inside('a[href]', { color: vars.accent.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
// Chinese has no italics, so emphasis is bold there. Underlines are left to links and `u`.
inside(':is(i, em):lang(zh)', { fontStyle: 'normal', fontWeight: vars.weight.strong });
inside('img', { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.control });
inside('blockquote', {
  marginInline: 0,
  paddingInlineStart: space.x4,
  borderInlineStart: `3px solid ${vars.accent.borderSoft}`,
  color: vars.ink.muted,
});
inside(':is(code, pre)', { fontFamily: vars.font.mono, fontSize: '0.9em', background: vars.surface.sunken });
inside('code', { paddingInline: space.x1, borderRadius: vars.radius.control });
inside('pre > code', { padding: 0, background: 'none', fontSize: 'inherit' });
inside('pre', { padding: space.x3, overflowX: 'auto', borderRadius: vars.radius.control });
// A wide table scrolls by itself, so that the page does not.
inside('table', { display: 'block', maxInlineSize: '100%', overflowX: 'auto', borderCollapse: 'collapse' });
inside(':is(th, td)', {
  paddingBlock: space.x2,
  paddingInline: space.x3,
  border: `1px solid ${vars.line.soft}`,
  textAlign: 'start',
});
inside('th', { background: vars.surface.sunken, fontWeight: vars.weight.strong });
inside('> :last-child', { marginBlockEnd: 0 });
inside('> :first-child', { marginBlockStart: 0 });
