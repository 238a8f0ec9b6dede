import { expect, it } from 'vitest';
import { splitTokens } from './splitTokens.ts';

const sheet = `@layer stoa.tokens{:where(:root){--stoa-page:#fff;--stoa-edge:var(--stoa-line);--stoa-line:#ddd;--stoa-chart:#123}
:where(:root[data-dark]){--stoa-page:#111;--stoa-chart:#def;color-scheme:dark}}
@layer stoa.base{body{background:var(--stoa-page);border:1px solid var(--stoa-edge)}}
@media (forced-colors:active){:root{--stoa-chart:CanvasText;--stoa-page:Canvas}}
@keyframes in{0%{opacity:0}}@font-face{font-family:Quotes;src:local(Arial)}`;

const tokensIn = (css: string) => [...css.matchAll(/(--stoa-[\w-]+):/g)].map(([, name]) => name);

it('the colours of the shell come before it, and those of later content after it, in every appearance', () => {
  const { shell, later } = splitTokens(sheet);
  expect(tokensIn(shell)).toEqual([
    '--stoa-page',
    '--stoa-edge',
    '--stoa-line',
    '--stoa-page',
    '--stoa-page',
  ]);
  expect(tokensIn(later)).toEqual(['--stoa-chart', '--stoa-chart', '--stoa-chart']);
});

it('leaves everything but tokens in its place, and declares each token once', () => {
  const { shell, later } = splitTokens(sheet);
  for (const said of ['color-scheme:dark', 'background:', 'opacity:0', 'Quotes']) {
    expect(shell).toContain(said);
    expect(later).not.toContain(said);
  }
  expect(later).not.toMatch(/keyframes|font-face/);
});
