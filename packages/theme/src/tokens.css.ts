import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorRoles, cssName, scaleTokens } from './contract.ts';

/** `vars.accent.text` → `var(--stoa-accent-text)`. The only source of values in a style. */
export const vars = createGlobalThemeContract({ ...colorRoles, ...scaleTokens }, (_value, path) =>
  cssName(path).slice(2),
);
