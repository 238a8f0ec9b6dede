import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { layers } from '@stoa/theme/tokens';

/**
 * One style rule of a page, in the layer of pages. That layer is above the components', so that a page can
 * arrange components without more specific selectors, and below the layers that an application adds.
 */
export const inLayer = (rule: StyleRule, name?: string): string =>
  style({ '@layer': { [layers.pages]: rule } }, name);

/** A class for each key, all in the layer of pages. */
export const variantsInLayer = <Key extends string | number>(
  rules: Record<Key, StyleRule>,
  name?: string,
): Record<Key, string> =>
  styleVariants(rules, (rule: StyleRule) => ({ '@layer': { [layers.pages]: rule } }), name);
