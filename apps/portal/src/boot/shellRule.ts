import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '@stoa/theme/tokens';

/** A rule for the shell in index.html, whose elements have no classes. */
export const shell = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });

/** A page wide enough for two columns in the shell. */
export const wide = '(min-width: 62rem)';
