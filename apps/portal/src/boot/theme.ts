import type { BrandingSource } from './branding.ts';
import { preferences } from '../preferences/store.ts';

const shown = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--stoa-brand-exact').trim().toLowerCase();

/** `#abc` → `#aabbcc`, for comparing colours only; parsing a colour is the theme's work. */
const long = (color: string): string =>
  color
    .trim()
    .toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** The colour of the style sheet, for a page that has no theme yet. */
const neutral = '#6b6b6b';

/**
 * Shows a company's colour. The page usually has its theme already, from the server or from this host's last
 * visit; the code that calculates one is loaded only for another colour. The default colour replaces no
 * theme, because it only means that the company's own is not known. The server's colour is stored for the
 * next first paint.
 */
export async function showTheme(colorPrimary: string, source: BrandingSource): Promise<void> {
  if (long(colorPrimary) === shown() || (source === 'default' && shown() !== neutral)) return;
  try {
    const { applyTheme, cacheTheme, tenantThemes } = await import('./themeMaker.ts');
    const theme = tenantThemes(colorPrimary);
    applyTheme(document, theme);
    if (source !== 'server') return;
    const appearance = preferences.effective().appearance;
    cacheTheme(location.host, { ...theme, attributes: { 'data-stoa-appearance': appearance } });
  } catch {
    // The neutral theme stays, because the page works without a company's colour.
  }
}
