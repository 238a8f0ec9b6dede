import type { StyleRule } from '@vanilla-extract/css';

/** What holds instead in the dark, whether it was chosen or is the system's; for pictures that know no tokens. */
export const night = (rule: Omit<StyleRule, 'selectors' | '@media'>) =>
  ({
    '@media': {
      '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-stoa-appearance="light"]) &': rule } },
    },
    selectors: { '[data-stoa-appearance="dark"] &': rule },
  }) satisfies StyleRule;
