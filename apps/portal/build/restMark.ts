/**
 * The mark in index.html after which the first paint needs nothing; our server sends what is before it as a
 * piece of its own.
 */
export const restMark = '<!--stoa:rest-->';
