/**
 * How many controls fit into one row: all, those that are used often, or only those that are needed to watch
 * a film. The others are in the settings menu.
 */
export type Room = 'all' | 'often' | 'least';

/** Widths of the player, in pixels, up to which it has less room. Its style sheet has the same bounds. */
export const roomBounds = { often: 760, least: 600 } as const;

export function roomOf(width: number): Room {
  if (width <= roomBounds.least) return 'least';
  return width <= roomBounds.often ? 'often' : 'all';
}
