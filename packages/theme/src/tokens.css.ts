import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css';
import { colorRoles, cssName, scaleTokens } from './contract.ts';

// Layers are declared in the order of the cascade. The sheet of this module contains the statement that fixes
// the order.
const stoa = globalLayer('stoa');

/** The cascade layers, weakest first. A consumer's unlayered rules win over all of them. */
export const layers = {
  reset: globalLayer({ parent: stoa }, 'reset'),
  tokens: globalLayer({ parent: stoa }, 'tokens'),
  base: globalLayer({ parent: stoa }, 'base'),
  components: globalLayer({ parent: stoa }, 'components'),
  pages: globalLayer({ parent: stoa }, 'pages'),
  utilities: globalLayer({ parent: stoa }, 'utilities'),
  overrides: globalLayer({ parent: stoa }, 'overrides'),
} as const;

/** The CSS variables: `vars.accent.text` → `var(--stoa-accent-text)`. Styles take their values only from here. */
export const vars = createGlobalThemeContract({ ...colorRoles, ...scaleTokens }, (_value, path) =>
  cssName(path).slice(2),
);

export { moreContrast } from './amendments.ts';
