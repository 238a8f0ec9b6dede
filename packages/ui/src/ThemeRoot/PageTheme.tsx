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

/**
 * Puts theme, appearance, text size, density, motion, language and direction on `<html>`, where everything
 * in the page and above it finds them. No element of its own, no render when the theme changes, and no words:
 * those come from a UiProvider below, so that a page carries only those that it shows.
 */
export function PageTheme({
  theme,
  appearance = 'system',
  fontSize = 2,
  density = 'comfortable',
  motion = 'system',
  locale = 'zh-CN',
  dir = 'ltr',
  children,
}: PageThemeProps) {
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
  // Radix components read the direction from here and not from the page.
  return <DirectionProvider dir={dir}>{children}</DirectionProvider>;
}
