/** Where the header has no room for the field of the search. */
export const withoutField = '(max-width: 64rem)';

/** What the field takes of the header. */
export const fieldSize = 'clamp(11rem, 18vw, 16rem)';
