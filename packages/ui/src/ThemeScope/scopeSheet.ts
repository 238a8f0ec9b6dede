import { colorNames, type Theme, type ThemePair } from '@stoa/theme';

export const scopeAppearances = ['light', 'dark', 'system'] as const;
export type ScopeAppearance = (typeof scopeAppearances)[number];

const exact = /^#[0-9a-f]{6}$/;

/**
 * The declarations of one appearance. Only names of the token contract and six hexadecimal digits ever get into
 * a style's text.
 */
const declarations = (theme: Theme, scheme: 'light' | 'dark') =>
  `${colorNames
    .filter((name) => exact.test(theme[name] ?? ''))
    .map((name) => `${name}:${theme[name]}`)
    .join(';')};color-scheme:${scheme}`;

/**
 * The rules of one scope, inside the tokens layer as on the page. They do not apply under forced colours, so
 * that the person's own colours are inherited from the root.
 */
export function scopeCss(selector: string, theme: ThemePair, appearance: ScopeAppearance): string {
  const light = `${selector}{${declarations(theme.light, 'light')}}`;
  const dark = `${selector}{${declarations(theme.dark, 'dark')}}`;
  const rules = {
    light,
    dark,
    system: `${light}@media (prefers-color-scheme:dark){${dark}}`,
  }[appearance];
  return `@layer stoa.tokens{@media (forced-colors:none){${rules}}}`;
}
