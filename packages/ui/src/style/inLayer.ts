import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { layers } from '@stoa/theme/tokens';

/** A rule inside the components layer, so that a consumer's own CSS wins over it. */
export const inLayer = (rule: StyleRule, name?: string): string =>
  style({ '@layer': { [layers.components]: rule } }, name);

/** A class for each key, all inside the components layer. */
export const variantsInLayer = <Key extends string | number>(
  rules: Record<Key, StyleRule>,
  name?: string,
): Record<Key, string> =>
  styleVariants(rules, (rule: StyleRule) => ({ '@layer': { [layers.components]: rule } }), name);
