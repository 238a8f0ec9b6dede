import { observable } from '@stoa/domain/kernel';
import { type ColorPath, nameOf, tenantTheme, type Theme } from '@stoa/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create, type ThemeVars } from 'storybook/theming';
import { type PropsWithChildren, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import './docs.css';
import { Environment } from './environment.ts';

const globals = observable<Record<string, unknown>>({});

const take = (payload: { globals: Record<string, unknown> }): void => globals.set(payload.globals);

// The frame itself listens to the toolbar, because a page without stories does not get the toolbar's values
// otherwise.
const channel = addons.getChannel();
channel.on(SET_GLOBALS, take);
channel.on(GLOBALS_UPDATED, take);

const night = matchMedia('(prefers-color-scheme: dark)');

const subscribeToNight = (listener: () => void) => {
  night.addEventListener('change', listener);
  return () => night.removeEventListener('change', listener);
};

/**
 * Colours of Storybook's own parts of a documentation page, from the theme, because its pairs are proved to
 * be readable.
 */
function docsTheme(theme: Theme, appearance: 'light' | 'dark'): ThemeVars {
  const of = (path: ColorPath) => theme[nameOf(path)] ?? '';
  return create({
    base: appearance,
    colorPrimary: of('accent.text'),
    // The colour is also used for text on a light tint of itself.
    colorSecondary: of('accent.textStrong'),
    appBg: of('surface.page'),
    appContentBg: of('surface.raised'),
    appPreviewBg: of('surface.page'),
    appBorderColor: of('line.soft'),
    textColor: of('ink.base'),
    textInverseColor: of('ink.inverse'),
    textMutedColor: of('ink.muted'),
    barTextColor: of('ink.muted'),
    barSelectedColor: of('accent.text'),
    barHoverColor: of('accent.text'),
    barBg: of('surface.raised'),
    buttonBg: of('surface.page'),
    buttonBorder: of('line.strong'),
    inputBg: of('surface.raised'),
    inputBorder: of('line.strong'),
    inputTextColor: of('ink.base'),
  });
}

/** Gives the documentation page the toolbar's appearance and colour, like its stories. */
export function DocsFrame({ children, ...given }: PropsWithChildren<DocsContainerProps>) {
  const { appearance, color } = Environment.from(useSyncExternalStore(globals.subscribe, globals.get));
  const atNight = useSyncExternalStore(subscribeToNight, () => night.matches);
  const shade = appearance === 'system' ? (atNight ? 'dark' : 'light') : appearance;
  const theme = useMemo(() => docsTheme(tenantTheme(color, { appearance: shade }), shade), [color, shade]);
  useLayoutEffect(() => {
    document.documentElement.dataset['stoaAppearance'] = appearance;
  }, [appearance]);
  return (
    <DocsContainer {...given} theme={theme}>
      {children}
    </DocsContainer>
  );
}
