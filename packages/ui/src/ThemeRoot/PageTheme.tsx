import { DirectionProvider } from '@radix-ui/react-direction';
import { applyTheme } from '@stoa/theme';
import { useLayoutEffect, type ReactNode } from 'react';

type CssVariables = Readonly<Record<`--stoa-${string}`, string>>;

export interface PageThemeProps {
  /** Both halves of `tenantThemes(colorPrimary)`; neutral until it is known. */
  theme?: { light: CssVariables; dark: CssVariables };
  /** `system` follows what the person has set for all pages. */
  appearance?: 'light' | 'dark' | 'system';
  /** The person's text size: 13, 14, 16 or 18 px at the browser's usual size. */
  fontSize?: 1 | 2 | 3 | 4;
  /** How much room rows and controls take. */
  density?: 'comfortable' | 'compact';
  /** `reduced` on top of what the system asks for. */
  motion?: 'system' | 'reduced';
  /** BCP 47 tag for `lang`: the language of the page's text. */
  locale?: string;
  /** Direction in which the page is read. */
  dir?: 'ltr' | 'rtl';
  children?: ReactNode;
}

/** Puts what a page is shown with on `<html>`, where everything in the page and above it finds it. */
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
 * Theme, appearance, text size, density, motion, language and direction of the whole page. No element of its own,
 * no render when the theme changes, and no words: those come from a UiProvider, so that a page carries only those
 * that it shows.
 */
export function PageTheme({ children, ...page }: PageThemeProps) {
  usePageTheme(page);
  // Radix components read the direction from here and not from the page.
  return <DirectionProvider dir={page.dir ?? 'ltr'}>{children}</DirectionProvider>;
}
