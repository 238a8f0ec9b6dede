export type { FillPolicy } from './fill.ts';
export type { Appearance } from './ladder.ts';
export { colorNames, nameOf, type ColorPath, type Theme, type ThemePair, type TokenName } from './names.ts';
export {
  defaultColor,
  neutralTheme,
  setThemeReporter,
  tenantTheme,
  tenantThemes,
  type TenantThemeOptions,
  type ThemeReport,
} from './tenantTheme.ts';
