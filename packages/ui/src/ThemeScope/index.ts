export { ThemeScope, usePortalContainer, type ThemeScopeProps } from './ThemeScope.tsx';
export { scopeAppearances, type ScopeAppearance } from './scopeSheet.ts';
