/** Media query for windows in which the search field does not fit into the header. */
export const withoutField = '(max-width: 64rem)';

/**
 * Media query for windows that have a margin of at least 72 px beside the content of 1200 px, the scroll bar
 * included.
 */
export const besidePage = '(min-width: 1360px)';

/** Width of the search field in the header. */
export const fieldSize = 'clamp(11rem, 18vw, 16rem)';

/** Media query for phones, the same at which `AppShell` shows its bar at the lower edge. */
export const phone = '(max-width: 600px)';
