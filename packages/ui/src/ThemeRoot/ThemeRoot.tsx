import { DirectionProvider } from '@radix-ui/react-direction';
import { applyTheme } from '@stoa/theme';
import { useLayoutEffect, type ReactNode } from 'react';
import { UiProvider } from '../provider/UiProvider.tsx';
import type { Labels } from '../locales/zh-CN.ts';

type CssVariables = Readonly<Record<`--stoa-${string}`, string>>;

export interface ThemeRootProps {
  /** Both halves of `tenantTheme(colorPrimary)`; neutral until it is known. */
  theme?: { light: CssVariables; dark: CssVariables };
  appearance?: 'light' | 'dark' | 'system';
  /** The person's text size, 1 to 4 (specification, user information). */
  fontSize?: 1 | 2 | 3 | 4;
  density?: 'comfortable' | 'compact';
  /** `reduced` on top of what the system asks for. */
  motion?: 'system' | 'reduced';
  /** BCP 47 tag for `lang`; the words themselves come with `labels`. */
  locale?: string;
  dir?: 'ltr' | 'rtl';
  /** Words of the components in this language; default simplified Chinese. */
  labels?: Labels;
  children?: ReactNode;
}

/**
 * Puts theme, appearance, text size, density, motion, language and direction on `<html>`, where everything
 * in the page and above it finds them. No element of its own, and no render when the theme changes.
 */
export function ThemeRoot({
  theme,
  appearance = 'system',
  fontSize = 2,
  density = 'comfortable',
  motion = 'system',
  locale = 'zh-CN',
  dir = 'ltr',
  labels,
  children,
}: ThemeRootProps) {
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
  return (
    // Radix components read the direction from here and not from the page.
    <DirectionProvider dir={dir}>
      {labels === undefined ? children : <UiProvider labels={labels}>{children}</UiProvider>}
    </DirectionProvider>
  );
}
