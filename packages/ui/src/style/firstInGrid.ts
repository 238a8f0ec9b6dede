import { layers } from '@stoa/theme/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { root as grid } from '../Grid/Grid.css.ts';

/**
 * Lays out the cards of a class at once if they are the first of a grid, because an estimated height would be
 * corrected while people look at them. The rule is for one class of cards instead of for everything in a grid,
 * because a browser tests each element of a page against a rule that names none.
 */
export const firstInGrid = (card: string): void =>
  globalStyle(`${grid} > :nth-child(-n + 12) > ${card}`, {
    '@layer': { [layers.components]: { contentVisibility: 'visible' } },
  });
