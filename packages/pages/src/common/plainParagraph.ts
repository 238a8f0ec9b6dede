/**
 * The text of markup that is one paragraph without anything in it; `undefined` for any other markup. A usual
 * description is such a paragraph, and shown as text it needs no sanitiser and has its height at once.
 */
export const plainParagraph = (html: string): string | undefined => /^<p>([^<&]*)<\/p>$/.exec(html)?.[1];
