import { colorNames, tenantThemes, themeCss } from '@stoa/theme';
import type { Theme, ThemePair, TokenName } from '@stoa/theme';
import { restMark } from './html.ts';
import type { ThemeSheets } from './html.ts';

/** The part of a theme with these tokens; a token without a value is left out. */
function part(theme: Theme, names: readonly TokenName[]): Theme {
  const chosen: Record<TokenName, string> = {};
  for (const name of names) chosen[name] = theme[name] ?? '';
  return chosen;
}

const sheetOf = ({ light, dark }: ThemePair, names: readonly TokenName[]): string =>
  themeCss({ light: part(light, names), dark: part(dark, names) });

/** Makes the style sheets for a company colour and a built page; they are cached until the page changes. */
export function themeSheets(): (html: string, color: string) => ThemeSheets {
  const known = new Map<string, ThemeSheets>();
  let page = '';
  return (html, color) => {
    if (html !== page) known.clear();
    page = html;
    const made = known.get(color);
    if (made !== undefined) return made;
    const [before = '', behind] = html.split(restMark);
    const isOfShell = (name: TokenName) => behind === undefined || before.includes(`${name}:`);
    const [ofShell, others] = [colorNames.filter(isOfShell), colorNames.filter((name) => !isOfShell(name))];
    const theme = tenantThemes(color);
    const sheets = { shell: sheetOf(theme, ofShell), rest: sheetOf(theme, others) };
    known.set(color, sheets);
    return sheets;
  };
}
