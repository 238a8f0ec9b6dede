import type { StyleRule } from '@vanilla-extract/css';

/** Declarations that apply when the person asked for reduced motion, in the system or in the portal. */
export const calm = (rule: Omit<StyleRule, 'selectors' | '@media'>) =>
  ({
    '@media': { '(prefers-reduced-motion: reduce)': rule },
    selectors: { '[data-stoa-motion="reduced"] &': rule },
  }) satisfies StyleRule;
