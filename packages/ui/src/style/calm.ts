import type { StyleRule } from '@vanilla-extract/css';

/** What holds instead when a person asked for less motion, in the system or in the portal. */
export const calm = (rule: Omit<StyleRule, 'selectors' | '@media'>) =>
  ({
    '@media': { '(prefers-reduced-motion: reduce)': rule },
    selectors: { '[data-stoa-motion="reduced"] &': rule },
  }) satisfies StyleRule;
