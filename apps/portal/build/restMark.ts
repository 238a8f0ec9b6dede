/** In index.html, ends what the first paint needs; our server sends what stands before it as a piece of its own. */
export const restMark = '<!--stoa:rest-->';
