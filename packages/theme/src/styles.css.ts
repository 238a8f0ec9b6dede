import { globalFontFace, globalLayer, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { forcedColors, moreContrast } from './amendments.ts';
import { neutralThemes } from './tenantTheme.ts';
import { layers, vars } from './tokens.css.ts';

// This sheet may be loaded alone or before any other, so it declares the order of the layers itself.
for (const layer of Object.values(layers)) globalLayer(layer);

const neutral = neutralThemes();

type Declarations = Omit<StyleRule, '@layer' | '@media' | '@supports' | 'selectors' | '@container'>;

const inLayer = (layer: string, selector: string, rule: Declarations) =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

const inMedia = (layer: string, query: string, selector: string, rule: Declarations) =>
  globalStyle(selector, { '@layer': { [layer]: { '@media': { [query]: rule } } } });

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const each = (names: readonly string[], selector: (name: string) => string): string =>
  names.map(selector).join(', ');

// Defaults have no specificity (`:where`), so that a theme in a style element before this sheet wins as well.
const root = ':where(:root)';
const rootWith = (attribute: string) => `:where(:root[${attribute}])`;
const darkChosen = rootWith('data-stoa-appearance="dark"');
const darkBySystem = ':where(:root:not([data-stoa-appearance="light"]))';
const prefersDark = '(prefers-color-scheme: dark)';

const shadows = {
  light: {
    [vars.shadow.menu]: '0 8px 24px -6px rgb(0 0 0 / 14%), 0 2px 6px rgb(0 0 0 / 6%)',
    [vars.shadow.dialog]: '0 24px 64px -12px rgb(0 0 0 / 24%), 0 4px 16px rgb(0 0 0 / 8%)',
    [vars.shadow.lift]: '0 6px 16px -8px rgb(0 0 0 / 16%)',
  },
  dark: {
    [vars.shadow.menu]: '0 8px 24px -6px rgb(0 0 0 / 60%), 0 2px 6px rgb(0 0 0 / 40%)',
    [vars.shadow.dialog]: '0 24px 64px -12px rgb(0 0 0 / 72%), 0 4px 16px rgb(0 0 0 / 48%)',
    [vars.shadow.lift]: '0 6px 16px -8px rgb(0 0 0 / 64%)',
  },
} as const;

const sans =
  "'PingFang SC', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, sans-serif";

// Chinese fonts draw ’ and “ as wide as a Han character, which leaves a gap inside English words. This font
// face gives these quotes Latin glyphs.
const latinQuotes = 'Stoa quotes';
globalFontFace(latinQuotes, {
  src: ['Segoe UI', 'Helvetica Neue', 'Arial', 'Liberation Sans']
    .map((face) => `local('${face}')`)
    .join(', '),
  unicodeRange: 'U+2018-201D',
});

inLayer(layers.tokens, root, {
  vars: {
    ...neutral.light,
    ...shadows.light,
    // Black of this opacity keeps white text readable on any picture: 4.5:1 for text, 3:1 for large text.
    [vars.scrim.text]: 'rgb(0 0 0 / 56%)',
    [vars.scrim.large]: 'rgb(0 0 0 / 44%)',
    [vars.scrim.backdrop]: 'rgb(0 0 0 / 48%)',
    [vars.font.sans]: sans,
    [vars.font.mono]:
      "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Consolas, 'Noto Sans Mono CJK SC', monospace",
    // One rem is 14 px at the standard text size.
    [vars.text.s12]: '0.857rem',
    [vars.text.s13]: '0.929rem',
    [vars.text.s14]: '1rem',
    [vars.text.s16]: '1.143rem',
    [vars.text.s18]: '1.286rem',
    [vars.text.s20]: '1.429rem',
    [vars.text.s24]: '1.714rem',
    [vars.text.s30]: '2.143rem',
    [vars.text.s38]: '2.714rem',
    [vars.leading.tight]: '1.3',
    [vars.leading.base]: '1.65',
    [vars.weight.regular]: '400',
    [vars.weight.strong]: '600',
    [vars.space.x1]: '4px',
    [vars.space.x2]: '8px',
    [vars.space.x3]: '12px',
    [vars.space.x4]: '16px',
    [vars.space.x5]: '20px',
    [vars.space.x6]: '24px',
    [vars.space.x8]: '32px',
    [vars.space.x10]: '40px',
    [vars.space.x12]: '48px',
    [vars.space.x16]: '64px',
    [vars.radius.control]: '6px',
    [vars.radius.card]: '12px',
    [vars.radius.hero]: '16px',
    [vars.radius.pill]: '999px',
    [vars.duration.feedback]: '120ms',
    [vars.duration.enter]: '200ms',
    [vars.duration.panel]: '280ms',
    [vars.ease.out]: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    [vars.ease.in]: 'cubic-bezier(0.6, 0, 0.8, 0.4)',
    [vars.size.control]: '36px',
    [vars.size.controlSm]: '28px',
    [vars.size.controlLg]: '44px',
    [vars.size.row]: '64px',
    [vars.size.listRow]: '64px',
    [vars.size.target]: '24px',
    [vars.size.header]: '64px',
    [vars.width.content]: '1200px',
    [vars.width.catalogue]: '1280px',
    [vars.width.reading]: '36rem',
    [vars.layer.sticky]: '10',
    [vars.layer.overlay]: '100',
    [vars.layer.toast]: '1000',
  },
  colorScheme: 'light',
  // The size is a share of the browser's own size (14 px of 16), so that a text size set in the browser still
  // counts.
  fontSize: '87.5%',
});

inLayer(layers.tokens, ':where(:root:lang(en))', {
  vars: { [vars.font.sans]: `'${latinQuotes}', ${sans}` },
});

inLayer(layers.tokens, darkChosen, { vars: { ...neutral.dark, ...shadows.dark }, colorScheme: 'dark' });
inMedia(layers.tokens, prefersDark, darkBySystem, {
  vars: { ...neutral.dark, ...shadows.dark },
  colorScheme: 'dark',
});

inLayer(layers.tokens, rootWith('data-stoa-font-size="1"'), { fontSize: '81.25%' });
inLayer(layers.tokens, rootWith('data-stoa-font-size="3"'), { fontSize: '100%' });
inLayer(layers.tokens, rootWith('data-stoa-font-size="4"'), { fontSize: '112.5%' });

inLayer(layers.tokens, rootWith('data-stoa-density="compact"'), {
  vars: {
    [vars.size.control]: '32px',
    [vars.size.controlSm]: '24px',
    [vars.size.controlLg]: '40px',
    [vars.size.row]: '48px',
    [vars.size.listRow]: '52px',
    [vars.size.header]: '56px',
  },
});

// On a page as narrow as a phone's, controls are pressed with a thumb. This comes after the density, because
// thumbs are as large in a compact portal.
inMedia(layers.tokens, '(max-width: 37.5rem)', root, {
  vars: { [vars.size.control]: '44px', [vars.size.controlSm]: '36px', [vars.size.target]: '44px' },
});

// The duration is nearly zero instead of zero, because code that waits for the end of a transition must still
// get its event.
const still = {
  vars: {
    [vars.duration.feedback]: '0.01ms',
    [vars.duration.enter]: '0.01ms',
    [vars.duration.panel]: '0.01ms',
  },
};
inLayer(layers.tokens, rootWith('data-stoa-motion="reduced"'), still);
inMedia(layers.tokens, '(prefers-reduced-motion: reduce)', root, still);

// This layer is above the tokens, so that no tenant's theme overrides the needs of a person.
inMedia(layers.base, '(prefers-contrast: more)', root, { vars: moreContrast });
inMedia(layers.base, '(forced-colors: active)', root, { vars: forcedColors });

// Without `::before` and `::after`, because a rule for these of every element makes the browser work out two
// more styles for each element. One that has a size as well as a border or padding must set the property itself.
inLayer(layers.reset, '*', { boxSizing: 'border-box' });
inLayer(layers.reset, 'body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, pre', { margin: 0 });
inLayer(layers.reset, headings.join(', '), { fontSize: 'inherit', fontWeight: 'inherit' });
inLayer(layers.reset, 'ul[role="list"], ol[role="list"]', { margin: 0, padding: 0, listStyle: 'none' });
inLayer(layers.reset, 'img, picture, video, canvas, svg', { display: 'block', maxInlineSize: '100%' });
inLayer(layers.reset, 'img, video', { blockSize: 'auto' });
inLayer(layers.reset, 'button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
inLayer(layers.reset, 'button', { padding: 0, border: 0, background: 'none', textAlign: 'inherit' });
inLayer(layers.reset, 'fieldset', { minInlineSize: 0, margin: 0, padding: 0, border: 0 });
inLayer(layers.reset, 'legend', { padding: 0 });
inLayer(layers.reset, 'table', { borderCollapse: 'collapse', borderSpacing: 0 });
inLayer(layers.reset, '[hidden]:not([hidden="until-found"])', { display: 'none' });
inLayer(layers.reset, 'a', { color: 'inherit' });

inLayer(layers.base, ':where(html)', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // Without this padding an element that gets the focus could be hidden under the sticky header (WCAG 2.4.11).
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
  accentColor: vars.accent.indicator,
});
inLayer(layers.base, ':where(body)', {
  minBlockSize: '100dvb',
  background: vars.surface.page,
  color: vars.ink.base,
  fontFamily: vars.font.sans,
  fontSize: vars.text.s14,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.base,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
});
// There is one selector for each element name instead of `:is()`, because a browser sorts rules by element
// name and then tests each element only against its own.
inLayer(layers.base, headings.join(', '), {
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textWrap: 'pretty',
});
// The rule covers only headings and paragraphs, because a browser that adds space between Han and Latin
// letters takes twice as long to lay text out.
globalStyle([...headings, 'p'].join(', '), {
  '@layer': { [layers.base]: { '@supports': { '(text-autospace: normal)': { textAutospace: 'normal' } } } },
});
// Lines have equal length only in English, because `balance` breaks Chinese text inside a word.
inLayer(
  layers.base,
  each(headings, (heading) => `${heading}:lang(en)`),
  { textWrap: 'balance' },
);
// Text keeps its own direction in a page of the opposite direction; otherwise “12 courses” would read
// “courses 12”.
inLayer(
  layers.base,
  each([...headings, 'p', 'dt', 'dd', 'a', 'label', 'legend'], (name) => `${name}:not([dir])`),
  {
    unicodeBidi: 'plaintext',
    // Chrome and Safari know this value only with its prefix.
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
);
inLayer(layers.base, 'strong, b, th', { fontWeight: vars.weight.strong });
// Han characters have no italics, and are harder to read when the browser slants them.
inLayer(layers.base, 'em, i, cite, dfn, address', { fontStyle: 'normal' });
inLayer(layers.base, 'em', { fontWeight: vars.weight.strong });
inLayer(layers.base, 'code, kbd, samp, pre', { fontFamily: vars.font.mono });
inLayer(layers.base, 'a[href]', { color: vars.accent.text, textUnderlineOffset: '0.2em' });
inLayer(layers.base, ':where(:focus-visible)', {
  outline: `2px solid ${vars.accent.indicator}`,
  outlineOffset: '2px',
  // The ring has two tones: a gap in the surface's colour separates it from a fill of the same hue.
  boxShadow: `0 0 0 2px ${vars.surface.raised}`,
});
// Only of the root element, from which the others inherit it, because a rule for each element makes the browser
// work out one more style for each. Browsers in which it is not inherited show a selection in their own colours.
inLayer(layers.base, ':root::selection', { background: vars.accent.tint3, color: vars.ink.base });
inLayer(layers.base, '::placeholder', { color: vars.ink.muted, opacity: 1 });

/** Figures of equal width, always left to right: times, money, scores. */
inLayer(layers.utilities, '.stoa-tabular, time, [data-stoa-tabular]', {
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'plaintext',
});
/** Hides an element from view while screen readers still read it. */
inLayer(layers.utilities, '.stoa-unseen', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
