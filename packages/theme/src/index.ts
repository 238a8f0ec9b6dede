export { applyTheme, themeCss } from './applyTheme.ts';
export { cacheKey, cacheTheme, forgetTheme, type CachedAttributes } from './firstPaint.ts';
export { contrastPairs, decorativeTokens, type ContrastPair } from './contrastPairs.ts';
export type { FillPolicy } from './fill.ts';
export type { Appearance } from './ladder.ts';
export { colorNames, nameOf, type ColorPath, type Theme, type ThemePair, type TokenName } from './names.ts';
export {
  defaultColor,
  neutralThemes,
  setThemeReporter,
  tenantTheme,
  tenantThemes,
  type TenantThemeOptions,
  type ThemeReport,
} from './tenantTheme.ts';
