import { Marked } from 'marked';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/**
 * The Markdown that an answer may use: paragraphs, emphasis, lists, headings and code. HTML in it is shown as
 * text, and a link or picture as its words, because an answer may only link to its sources.
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

/** An answer as HTML for `RichText`, which sanitises it once more. */
export const toHtml = (text: string): string => subset.parse(text, { async: false });
