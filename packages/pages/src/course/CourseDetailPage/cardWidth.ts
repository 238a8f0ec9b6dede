/** Width of the column with the card; with large text it leaves the title more than half of the page. */
export const cardWidth = 'min(22rem, 40%)';
/** The screens on which the card is beside the title. */
export const wide = '(min-width: 60rem)';
/** The screens on which the card is between the title and the facts. */
export const narrow = '(max-width: 59.99rem)';
