import { applyTheme, tenantTheme } from '@stoa/theme';

/** Puts a tenant's colour on the page, for both appearances. */
export const paint = (color: string): void =>
  applyTheme(document, {
    light: tenantTheme(color, { appearance: 'light' }),
    dark: tenantTheme(color, { appearance: 'dark' }),
  });

declare global {
  interface Window {
    /**
     * Shows the story that stands there in another appearance, and in another brand where one is named, until the
     * next story comes. Nothing renders again.
     */
    stoaPaint: (appearance: 'light' | 'dark', color?: string) => void;
  }
}

window.stoaPaint = (appearance, color) => {
  if (color !== undefined) paint(color);
  document.documentElement.dataset['stoaAppearance'] = appearance;
};
