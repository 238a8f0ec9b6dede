import { layers } from '@stoa/theme/tokens';
import { globalStyle } from '@vanilla-extract/css';

/**
 * Lays out the cards of a class at once if they are the first of a `Grid`, because an estimated height would be
 * corrected while people look at them. The rule is for one class of cards instead of for everything in a grid,
 * because a browser tests each element of a page against a rule that names none. It names the grid by its
 * attribute, so that pages with such a card and no grid need not load the styles of a grid.
 */
export const firstInGrid = (card: string): void =>
  globalStyle(`[data-component="Grid"] > :nth-child(-n + 12) > ${card}`, {
    '@layer': { [layers.components]: { contentVisibility: 'visible' } },
  });
