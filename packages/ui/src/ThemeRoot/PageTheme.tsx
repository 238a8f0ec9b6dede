import { DirectionProvider } from '@radix-ui/react-direction';
import { applyTheme } from '@stoa/theme';
import { useLayoutEffect, type ReactNode } from 'react';

type CssVariables = Readonly<Record<`--stoa-${string}`, string>>;

export interface PageThemeProps {
  /**
   * Both appearances of a tenant's theme, from `tenantThemes(colorPrimary)`. Until it is given the page is
   * grey.
   */
  theme?: { light: CssVariables; dark: CssVariables };
  /** The colour mode. `system` follows the setting of the operating system. Default `system`. */
  appearance?: 'light' | 'dark' | 'system';
  /** Step of the text size: 13, 14, 16 or 18 px when the browser's own size is not changed. Default 2. */
  fontSize?: 1 | 2 | 3 | 4;
  /** How much room rows and controls take. */
  density?: 'comfortable' | 'compact';
  /** `reduced` stops motion, even when the operating system does not ask for that. */
  motion?: 'system' | 'reduced';
  /** BCP 47 tag for `lang`: the language of the page's text. */
  locale?: string;
  /** Reading direction of the page. */
  dir?: 'ltr' | 'rtl';
  children?: ReactNode;
}

/**
 * Sets the theme, the language and the other settings of a page on `<html>`, so that overlays outside of the
 * app's root get them too.
 */
export function usePageTheme({
  theme,
  appearance = 'system',
  fontSize = 2,
  density = 'comfortable',
  motion = 'system',
  locale = 'zh-CN',
  dir = 'ltr',
}: Omit<PageThemeProps, 'children'>): void {
  const light = theme?.light;
  const dark = theme?.dark;
  useLayoutEffect(() => {
    if (light && dark) applyTheme(document, { light, dark });
  }, [light, dark]);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.dataset['stoaAppearance'] = appearance;
    root.dataset['stoaFontSize'] = String(fontSize);
    root.dataset['stoaDensity'] = density;
    root.dataset['stoaMotion'] = motion;
    root.lang = locale;
    root.dir = dir;
  }, [appearance, fontSize, density, motion, locale, dir]);
}

/**
 * Theme, appearance, text size, density, motion, language and direction of the whole page. It adds no
 * element, renders nothing again when the theme changes, and contains no texts: these come from a UiProvider,
 * so that a page loads only the texts that it shows.
 */
export function PageTheme({ children, ...page }: PageThemeProps) {
  usePageTheme(page);
  // Radix components take the direction from this provider, not from the page.
  return <DirectionProvider dir={page.dir ?? 'ltr'}>{children}</DirectionProvider>;
}
