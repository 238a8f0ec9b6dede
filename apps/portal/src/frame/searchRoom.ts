/** Media query for windows in which the header has no room for the search field. */
export const withoutField = '(max-width: 64rem)';

/** Width of the search field in the header. */
export const fieldSize = 'clamp(11rem, 18vw, 16rem)';
