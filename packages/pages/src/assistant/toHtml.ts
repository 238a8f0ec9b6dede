import { Marked } from 'marked';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/**
 * What an answer may be made of: paragraphs, emphasis, lists, headings and code. Markup of its own is shown as the
 * text that it is, and a link or picture as its words: an answer leads on by its sources alone.
 */
const subset = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>`;
    },
  },
});

/** An answer as markup for `RichText`, which cleans it once more. */
export const toHtml = (text: string): string => subset.parse(text, { async: false });
