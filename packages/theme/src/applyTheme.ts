import { forcedColors, moreContrast } from './amendments.ts';
import { type Theme, type ThemePair, type TokenName, colorNames } from './names.ts';

const order =
  '@layer stoa.reset, stoa.tokens, stoa.base, stoa.components, stoa.pages, stoa.utilities, stoa.overrides;';
const exact = /^#[0-9a-f]{6}$/;

/**
 * The declarations of one theme. Only names of the token contract and six hexadecimal digits ever get into a
 * style's text.
 */
const declarations = (theme: Theme): string =>
  colorNames
    .filter((name) => exact.test(theme[name] ?? ''))
    .map((name) => `${name}:${theme[name]}`)
    .join(';');

const constant = (values: Readonly<Record<TokenName, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

function rules({ light, dark }: ThemePair, host: (attribute: string) => string): string {
  const darkText = `${declarations(dark)};color-scheme:dark`;
  return (
    `@layer stoa.tokens{${host('')}{${declarations(light)};color-scheme:light}` +
    `${host('[data-stoa-appearance="dark"]')}{${darkText}}` +
    `@media (prefers-color-scheme:dark){${host(':not([data-stoa-appearance="light"])')}{${darkText}}}}`
  );
}

/**
 * The text of a tenant's style sheet, for a server to put into a page; it is the text that `applyTheme`
 * writes. Values that are not `#rrggbb` are left out, so the text is safe in a style element whatever the
 * theme contains.
 */
export const themeCss = (theme: ThemePair): string =>
  order + rules(theme, (attribute) => `:root${attribute}`);

/**
 * The text for a shadow tree. It repeats the rules for more contrast and forced colours, because the page's
 * sheets do not reach `:host`.
 */
const scopedCss = (theme: ThemePair): string =>
  order +
  rules(theme, (attribute) => (attribute ? `:host(${attribute})` : ':host')) +
  `@layer stoa.base{@media (prefers-contrast:more){:host{${constant(moreContrast)}}}` +
  `@media (forced-colors:active){:host{${constant(forcedColors)}}}}`;

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

/** All style rules of a sheet, in the order of its text, because these rules hold the theme's values. */
const filled = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] =>
  [...cssRules].flatMap((rule) => (isStyleRule(rule) ? rule : isGroup(rule) ? filled(rule) : []));

const selectorsOf = (rules: readonly CSSStyleRule[]): string => rules.map((rule) => rule.selectorText).join();

/**
 * Gives a sheet another theme. If its selectors are the same, only the values change, because Chromium lays
 * the whole page out again when a sheet's rules change.
 */
function refill(sheet: CSSStyleSheet, next: CSSStyleSheet, text: string): void {
  const [before, after] = [filled(sheet), filled(next)];
  if (before.length === 0 || selectorsOf(before) !== selectorsOf(after)) sheet.replaceSync(text);
  else for (const [at, { style }] of before.entries()) style.cssText = after[at]?.style.cssText ?? '';
}

/**
 * Whether a sheet is the theme's. The first-paint script marks its sheet with the same property, so that
 * `applyTheme` finds and replaces it.
 */
const isOurs = (sheet: CSSStyleSheet): boolean => 'stoaTheme' in sheet;

const isDocument = (root: Document | ShadowRoot): root is Document => root.nodeType === 9;

/**
 * Puts a tenant's theme into a page or a shadow tree, as a constructed sheet inside the layer `stoa.tokens`:
 * `data-stoa-appearance`, forced colours and `prefers-contrast` still win, and a policy without
 * `unsafe-inline` allows it. When it is called again, it replaces its earlier sheet. In a shadow tree the
 * attribute `data-stoa-appearance` is read from the host element.
 */
export function applyTheme(root: Document | ShadowRoot, theme: ThemePair): void {
  const text = isDocument(root) ? themeCss(theme) : scopedCss(theme);
  const view = (isDocument(root) ? root : root.ownerDocument).defaultView;
  // A constructed sheet belongs to the window that made it: the document of a frame refuses a sheet of the
  // parent window.
  const sheet = new (view?.CSSStyleSheet ?? CSSStyleSheet)();
  sheet.replaceSync(text);
  const current = root.adoptedStyleSheets.find(isOurs);
  if (current) {
    refill(current, sheet, text);
    return;
  }
  Object.defineProperty(sheet, 'stoaTheme', { value: true });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
