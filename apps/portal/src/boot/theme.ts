import { preferences } from '../preferences/store.ts';

const shown = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--stoa-brand-exact').trim().toLowerCase();

/** `#abc` → `#aabbcc`, for the comparison only; the theme itself decides what a colour is. */
const long = (color: string): string =>
  color
    .trim()
    .toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/**
 * Puts a company's colour on the page. The page usually has it: from the server, or from this host's last
 * visit; the arithmetic is loaded only when it has another. Remembered for the next first paint.
 */
export async function showTheme(colorPrimary: string, { remember }: { remember: boolean }): Promise<void> {
  if (long(colorPrimary) === shown()) return;
  try {
    const { applyTheme, cacheTheme, tenantThemes } = await import('./themeMaker.ts');
    const theme = tenantThemes(colorPrimary);
    applyTheme(document, theme);
    if (!remember) return;
    const appearance = preferences.effective().appearance;
    cacheTheme(location.host, { ...theme, attributes: { 'data-stoa-appearance': appearance } });
  } catch {
    // The neutral theme stays; a company's colour is no reason to stop.
  }
}
