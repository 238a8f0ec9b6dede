/**
 * How many controls have room in one row: all, those that are used often, or those without which a film cannot
 * be watched. The others are in the menu of the settings.
 */
export type Room = 'all' | 'often' | 'least';

/** Widths of the player, in pixels, up to which it has less room. Its style sheet has the same bounds. */
export const roomBounds = { often: 760, least: 600 } as const;

export function roomOf(width: number): Room {
  if (width <= roomBounds.least) return 'least';
  return width <= roomBounds.often ? 'often' : 'all';
}
