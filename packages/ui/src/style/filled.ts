/**
 * Text on a solid fill. In forced colours the browser would put a plate in the page's colour behind all text,
 * on which the colour meant for a fill cannot be read. The tokens are the person's own colours already, so
 * the adjustment is turned off.
 */
export const filled = { forcedColorAdjust: 'none' } as const;
