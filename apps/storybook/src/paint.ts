import { applyTheme, tenantTheme } from '@stoa/theme';

/** Applies a tenant's colour to the page, in both appearances. */
export const paint = (color: string): void =>
  applyTheme(document, {
    light: tenantTheme(color, { appearance: 'light' }),
    dark: tenantTheme(color, { appearance: 'dark' }),
  });

declare global {
  interface Window {
    /**
     * Shows the current story in another appearance, and in another brand colour if one is given, until the
     * next story. The story is not rendered again.
     */
    stoaPaint: (appearance: 'light' | 'dark', color?: string) => void;
  }
}

window.stoaPaint = (appearance, color) => {
  if (color !== undefined) paint(color);
  document.documentElement.dataset['stoaAppearance'] = appearance;
};
