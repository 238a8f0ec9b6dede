/** The text of some HTML of our own content, for places that show no markup. */
export const plainText = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').trim();
