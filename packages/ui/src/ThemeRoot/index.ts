export { PageTheme, type PageThemeProps } from './PageTheme.tsx';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot.tsx';
