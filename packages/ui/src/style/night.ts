import type { StyleRule } from '@vanilla-extract/css';

/**
 * Declarations that apply in dark mode, whether the person chose it or the system did; for pictures, which
 * cannot use tokens.
 */
export const night = (rule: Omit<StyleRule, 'selectors' | '@media'>) =>
  ({
    '@media': {
      '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-stoa-appearance="light"]) &': rule } },
    },
    selectors: { '[data-stoa-appearance="dark"] &': rule },
  }) satisfies StyleRule;
