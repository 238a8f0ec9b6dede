/**
 * Words on a fill. In forced colours the browser draws a plate of the page's colour behind all words, on which those
 * meant for a fill cannot be read; the tokens are the person's own colours already.
 */
export const filled = { forcedColorAdjust: 'none' } as const;
